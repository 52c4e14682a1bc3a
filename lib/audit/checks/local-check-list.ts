import { analytics } from './local/analytics';
import { contactForm } from './local/contact-form';
import { contactPage } from './local/contact-page';
import { googleProfile } from './local/google-profile';
import { localBusiness } from './local/local-business';
import { localBusinessDetails } from './local/local-business-details';
import { mailDomain } from './local/mail-domain';
import { mapLink } from './local/map-link';
import { napVisible } from './local/nap-visible';
import { openingHours } from './local/opening-hours';
import { privacyPolicyLink } from './local/privacy-policy-link';
import { requiredFields } from './local/required-fields';
import { reviews } from './local/reviews';
import { socialProfiles } from './local/social-profiles';
import { specialHours } from './local/special-hours';

export const localChecks = [
  localBusiness,
  localBusinessDetails,
  napVisible,
  googleProfile,
  mapLink,
  openingHours,
  contactPage,
  contactForm,
  reviews,
  socialProfiles,
  privacyPolicyLink,
  requiredFields,
  specialHours,
  analytics,
  mailDomain,
] as const;
