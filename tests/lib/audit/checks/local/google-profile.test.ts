import type { BusinessProfile } from '@/lib/audit/check';
import { googleProfile } from '@/lib/audit/checks/local/google-profile';
import { describeCheck } from '@/tests/support/describe-check';
import { contactLines, createPage } from '@/tests/support/smith-plumbing';
import type { VisitParts } from '@/tests/support/visit';

const html = createPage('<h1>Smith and Sons Plumbing</h1>', contactLines);
const onGoogle = {
  name: 'Smith & Sons Plumbing Pty Ltd',
  address: '12 Station Street, Nerang QLD 4211, Australia',
  phone: '+61 7 5555 0100',
};
const against = (profile: Partial<BusinessProfile>): VisitParts => ({
  html,
  businessName: 'Smith and Sons',
  profile: { ...onGoogle, ...profile },
});

describeCheck(googleProfile, {
  broken: {
    'another phone number': [against({ phone: '+61 7 5555 0199' }), 'phone-differs'],
    'another address': [
      against({ address: '7 Ferry Road, Southport QLD 4215, Australia' }),
      'address-differs',
    ],
    'another number in the same street': [
      against({ address: '14 Station St, Nerang QLD 4211, Australia' }),
      'address-differs',
    ],
    'a business that has closed': [against({ closed: 'for-good' }), 'closed'],
    'a business that is closed for now': [against({ closed: 'for-now' }), 'closed-for-now'],
    'another name': [against({ name: 'Jones Plumbing' }), 'name-differs'],
  },
  fine: { 'all the same, written in another way': against({}) },
  'looks broken but is fine': {
    'a profile without phone and address': against({ phone: '', address: '' }),
    'a shop number before the street': against({
      address: 'Shop 2, 12 Station St, Nerang QLD 4211, Australia',
    }),
    'a business that goes to its customers': against({ address: 'Nerang QLD 4211, Australia' }),
    'a page that shows neither phone nor address': {
      ...against({}),
      html: createPage('<h1>Smith and Sons Plumbing</h1>'),
    },
  },
  'has nothing to judge': {
    'the checker, which asks for no name': [{ html, profile: onGoogle }, 'not-applicable'],
    'a name in another script': [against({ name: 'スミス配管' }), 'not-measured'],
    'a service area without a street': [against({ address: 'Gold Coast QLD, Australia' }), 'not-measured'],
    'no profile, or no key': [{ html, businessName: 'Smith and Sons', profile: null }, 'not-measured'],
  },
});
