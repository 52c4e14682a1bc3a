import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import phoneBandStyles from '@/components/ui/phone-band.module.css';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './closing-call.module.css';

/** The closing call to action: one sentence, one button. */
export function ClosingCall({ locale }: { locale: Locale }) {
  const t = useTranslations('services.closing');
  const within = useWithinHours();
  const words = useTranslations('common');
  return (
    <section className={classNames(phoneBandStyles.band, styles.band)} aria-labelledby="closing-title">
      <div className={styles.page}>
        <h2 id="closing-title" className={`${styles.title} heading-lg`}>
          {t('title')}
        </h2>
        <div className={classNames(phoneBandStyles.actions, styles.actions, 'flex flex-wrap gap-3')}>
          <ButtonLink look="cta" size="lg" href={localePath(locale, '/contact')}>
            {words('askForQuote')}
          </ButtonLink>
          <p className="max-w-160">{t('text', { within: within(firm.quoteHours) })}</p>
        </div>
      </div>
    </section>
  );
}
