import { useTranslations } from 'next-intl';
import HalfHour from '@/components/art/half-hour.svg';
import { WriteOrCall } from '@/components/contact/write-or-call';
import { classNames } from '@/components/ui/class-names';
import phoneBandStyles from '@/components/ui/phone-band.module.css';
import { companyFacts } from '@/lib/content/company-facts';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './about-call.module.css';

/** The call to action to book a first consultation. */
export function AboutCall() {
  const t = useTranslations('about.call');
  const within = useWithinHours();
  return (
    <section className={classNames(phoneBandStyles.band, styles.band)} aria-labelledby="call-title">
      <div className={`${styles.page} page-width`}>
        <div>
          <h2 id="call-title" className={styles.title}>
            {t('title', { minutes: companyFacts.consultationMinutes })}
          </h2>
          <p className={`${styles.intro} lead`}>
            {t('text', {
              minutes: companyFacts.consultationMinutes,
              within: within(companyFacts.quoteHours),
            })}
          </p>
          <WriteOrCall
            look="cta"
            size="lg"
            className={phoneBandStyles.actions}
            callClassName={phoneBandStyles.plain}
          >
            {t('action')}
          </WriteOrCall>
        </div>
        <HalfHour className={styles.clock} />
      </div>
    </section>
  );
}
