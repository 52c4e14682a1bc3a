import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { FigureCard } from '@/components/ui/figure-card';
import plateStyles from '@/components/ui/figure-card.module.css';
import { companyFacts } from '@/lib/content/company-facts';
import { formatters } from '@/lib/i18n/format';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import { BookingLink } from './booking-link';
import styles from './contact-details.module.css';
import { OfficeLines } from './office-lines';

/** The office, the phone, the e-mail address, and the response time on a parking sign. */
export function ContactDetails() {
  const locale = useLocale();
  const t = useTranslations('contact');
  const within = useWithinHours();
  const { number, measure } = formatters(locale);
  return (
    <section className={styles.details} aria-labelledby="contact-details-title">
      <h2 className="heading-md" id="contact-details-title">
        {t('details.title')}
      </h2>
      <OfficeLines />
      <BookingLink />
      <div className={classNames(plateStyles.post, styles.post)}>
        <FigureCard
          figure={number(companyFacts.replyHours)}
          unit={t('promise.unit')}
          spoken={measure(companyFacts.replyHours, 'hour')}
          title={t('promise.title')}
        >
          {t('promise.text', { within: within(companyFacts.replyHours) })}
        </FigureCard>
      </div>
    </section>
  );
}
