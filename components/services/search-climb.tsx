import { useLocale, useTranslations } from 'next-intl';
import { seoMonths } from '@/lib/content/seo-months';
import { formatters } from '@/lib/i18n/format';
import styles from './search-climb.module.css';

const MONTH = 100;

/** A sample rank over twelve months, with the two periods in which results are expected. */
export function SearchClimb() {
  const locale = useLocale();
  const t = useTranslations('services.seo');
  const { number } = formatters(locale);
  const { first, significant } = seoMonths;
  const marks = [
    { month: 0 },
    { month: first.from, place: styles.quarter },
    { month: first.to, place: styles.half },
    { month: significant.to, place: styles.end },
  ];
  return (
    <figure className={styles.climb}>
      <svg viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.stretch}
          d={`M${first.from * MONTH} 0H${first.to * MONTH}V300H${first.from * MONTH}z`}
        />
        <path
          className={styles.line}
          d="M0 286L120 282 220 288 330 262 430 250 560 196 680 178 800 112 920 96 1050 44 1190 22"
        />
      </svg>
      <ol className={styles.months} aria-hidden="true">
        {marks.map(({ month, place }) => (
          <li key={month} className={place}>
            {number(month)}
          </li>
        ))}
      </ol>
      <figcaption>
        <p className={styles.first}>
          <b>{t('first')}</b> {t('months', first)}
        </p>
        <p>
          <b>{t('significant')}</b> {t('months', significant)}
        </p>
      </figcaption>
    </figure>
  );
}
