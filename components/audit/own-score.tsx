import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { isOwnScoreMeasured, ownScoreMarks } from '@/lib/config/own-score';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';

/** What the checker says of our own pages. Only where the build has asked it. */
export function OwnScore({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-checker.own');
  if (!isOwnScoreMeasured) return null;
  return (
    <section className="sec own-score" aria-labelledby="own-score-title">
      <div className="wrap">
        <p className="own-score-figure nums" aria-hidden="true">
          {ownScoreMarks.lowest}
        </p>
        <div>
          <h2 id="own-score-title">{t('title')}</h2>
          <p className="measure">
            {t('measured', { ...ownScoreMarks, languages: localeCodes.length })} {t('text')}
          </p>
          <ArrowLink href={localePath(locale, '/contact')}>{t('link')}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
