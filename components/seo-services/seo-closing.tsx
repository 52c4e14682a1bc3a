import { useTranslations } from 'next-intl';
import { AddressSearch } from '@/components/audit/checker/address-search';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import phoneBandStyles from '@/components/ui/phone-band.module.css';
import { firm } from '@/lib/content/firm';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { useWithinHours } from '@/lib/i18n/use-within-hours';
import styles from './seo-closing.module.css';

/** The closing call to action: a field to check an address, or contact. */
export function SeoClosing({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-services.closing');
  const within = useWithinHours();
  return (
    <section className={classNames(phoneBandStyles.band, styles.band)} aria-labelledby="seo-closing-title">
      <div className="page-width">
        <h2 id="seo-closing-title" className="heading-display">
          {t('title')}
        </h2>
        <AddressSearch locale={locale} />
        <div className={styles.words}>
          <p className="lead">{t('text', { within: within(firm.replyHours) })}</p>
          <ButtonLink size="lg" className={phoneBandStyles.plain} href={localePath(locale, '/contact')}>
            {t('action')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
