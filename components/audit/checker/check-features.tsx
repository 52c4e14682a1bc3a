import { useLocale, useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { categories } from '@/lib/audit/check';
import { checks } from '@/lib/audit/check-costs';
import { formatters } from '@/lib/i18n/format';
import { localePath } from '@/lib/i18n/path';
import styles from './check-features.module.css';

/** The features of the checker on three cards; the first contains the actual number of checks. */
export function CheckFeatures() {
  const locale = useLocale();
  const t = useTranslations('seo-checker.features');
  const areas = useTranslations('seo-report.areas');
  const { number } = formatters(locale);
  const all: readonly { category: string }[] = checks;
  const counted = categories
    .map((area) => ({ area, count: all.filter(({ category }) => category === area).length }))
    .filter(({ count }) => count > 0);
  return (
    <Section className="print:hidden!" aria-labelledby="features-title">
      <div className="page-width">
        <h2 className="sr-only" id="features-title">
          {t('title')}
        </h2>
        <div className={styles.cards}>
          <article className={classNames(styles.card, styles.questions)} aria-label={t('questions.title')}>
            <h3 className="heading-md">{t('questions.title')}</h3>
            <p>{t('questions.text')}</p>
            <p className={styles.count}>
              <b className="figures">{number(all.length)}</b> {t('questions.count')}
            </p>
            <dl className={styles.areas}>
              {counted.map(({ area, count }) => (
                <div key={area}>
                  <dt>{areas(area)}</dt>
                  <dd className="figures">{number(count)}</dd>
                </div>
              ))}
            </dl>
          </article>
          <article className={styles.card} aria-label={t('order.title')}>
            <h3>{t('order.title')}</h3>
            <p>{t('order.text')}</p>
          </article>
          <article className={styles.card} aria-label={t('honest.title')}>
            <h3>{t('honest.title')}</h3>
            <p>{t('honest.text')}</p>
            <ArrowLink href={localePath(locale, '/how-we-score')}>{t('honest.link')}</ArrowLink>
          </article>
        </div>
      </div>
    </Section>
  );
}
