import type { Locale } from '@/lib/i18n/locales';
import { ContactDesk } from './contact-desk';
import { ContactSteps } from './contact-steps';

/** The contact page: the form beside our details, then what happens with an enquiry. */
export function ContactSections({ locale }: { locale: Locale }) {
  return (
    <>
      <ContactDesk locale={locale} />
      <ContactSteps />
    </>
  );
}
