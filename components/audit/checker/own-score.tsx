import { useLocale, useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import ownScore from '@/lib/content/own-score.json';
import { formatters } from '@/lib/i18n/format';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './own-score.module.css';

/** The checker's scores of our own pages, measured by `npm run tool -- own-score`; `test:world` judges each page again. */
export function OwnScore() {
  const locale = useLocale();
  const t = useTranslations('seo-checker.own');
  const { number, day } = formatters(locale);
  const { pages, lowest, measuredOn } = ownScore;
  const date = day(new Date(`${measuredOn}T12:00:00+10:00`));
  return (
    <Section background="sand" className={styles.own} aria-labelledby="own-score-title">
      <div className={classNames('page-width', styles.columns)}>
        <p className={classNames('figures', styles.score)} aria-hidden="true">
          {number(lowest)}
        </p>
        <div>
          <h2 id="own-score-title">{t('title')}</h2>
          <p className="my-3 max-w-160">
            {t('measured', { pages, lowest, languages: localeCodes.length, date })}
          </p>
          <ArrowLink href={localePath(locale, '/contact')}>{t('link')}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
