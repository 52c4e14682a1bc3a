import { ContactHero } from './contact-hero';
import { ContactSteps } from './contact-steps';

/** The contact page: the form beside our details, then what happens with an enquiry. */
export function ContactSections() {
  return (
    <>
      <ContactHero />
      <ContactSteps />
    </>
  );
}
