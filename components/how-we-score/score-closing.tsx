import { useLocale, useTranslations } from 'next-intl';
import { AddressSearch } from '@/components/audit/checker/address-search';
import { ButtonLink } from '@/components/ui/button-link';
import phoneBandStyles from '@/components/ui/phone-band.module.css';
import { localePath } from '@/lib/i18n/path';

/** The closing call to action: the score of the reader's website, or the whole report by e-mail. */
export function ScoreClosing() {
  const locale = useLocale();
  const t = useTranslations('how-we-score.closing');
  const audit = useTranslations('seo-audit.hero');
  return (
    <section className={phoneBandStyles.band} aria-labelledby="score-closing-title">
      <div className="page-width">
        <h2 id="score-closing-title">{t('title')}</h2>
        <AddressSearch />
        <p className="lead mb-3">{t('text')}</p>
        <ButtonLink size="lg" className={phoneBandStyles.plain} href={localePath(locale, '/seo-audit')}>
          {audit('title')}
        </ButtonLink>
      </div>
    </section>
  );
}
