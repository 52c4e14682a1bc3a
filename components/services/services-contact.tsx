import { useLocale, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/contact/phone-link';
import { ArrowLink } from '@/components/ui/arrow-link';
import { companyFacts } from '@/lib/content/company-facts';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { CarryService } from './carry-service';
import styles from './services-contact.module.css';

/** Target of the links "Inquire About …": the phone number and the form. */
export function ServicesContact() {
  const locale = useLocale();
  const t = useTranslations('services.contact');
  const within = useWithinHours();
  return (
    <section className={styles.section} id="contact-section" aria-labelledby="contact-section-title">
      <h2 id="contact-section-title" className="heading-md">
        {t('title')}
      </h2>
      <p>
        {t('text', { within: within(companyFacts.replyHours), minutes: companyFacts.consultationMinutes })}
      </p>
      <PhoneLink />
      <ArrowLink href={localePath(locale, '/contact#contact-form')}>{t('form')}</ArrowLink>
      <CarryService contact={localePath(locale, '/contact')} />
    </section>
  );
}
