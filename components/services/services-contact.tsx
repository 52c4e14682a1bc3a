import { useTranslations } from 'next-intl';
import { OfficeLines } from '@/components/contact/office-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './services-contact.module.css';

/** Target of the links "Inquire About …": the contact data. */
export function ServicesContact({ locale }: { locale: Locale }) {
  const t = useTranslations('services.contact');
  const within = useWithinHours();
  return (
    <section
      className={`${styles.section} stack`}
      id="contact-section"
      aria-labelledby="contact-section-title"
    >
      <h2 id="contact-section-title">{t('title')}</h2>
      <p className="lead">
        {t('text', { within: within(firm.replyHours), minutes: firm.consultationMinutes })}
      </p>
      <ButtonLink look="surf" size="lg" href={localePath(locale, '/contact#contact-form')}>
        {t('form')}
      </ButtonLink>
      <OfficeLines />
    </section>
  );
}
