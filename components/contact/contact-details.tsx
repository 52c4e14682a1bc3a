import { useTranslations } from 'next-intl';
import { BookingLink } from './booking-link';
import styles from './contact-details.module.css';
import { OfficeLines } from './office-lines';

/** The office, the phone and the e-mail address. */
export function ContactDetails() {
  const t = useTranslations('contact.details');
  return (
    <section className={styles.details} aria-labelledby="contact-details-title">
      <h2 className="heading-md" id="contact-details-title">
        {t('title')}
      </h2>
      <OfficeLines />
      <BookingLink />
    </section>
  );
}
