import { useLocale, useTranslations } from 'next-intl';
import { ReportSpecimen } from '@/components/audit/report-specimen';
import { ArrowLink } from '@/components/ui/arrow-link';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { localePath } from '@/lib/i18n/path';
import styles from './audit-contents.module.css';

const figures = ['seoScore', 'loadSpeed', 'mobileScore', 'securityScore'] as const;

/** A sample of the report, and its contents: the four metrics, the first of which is the score. */
export function AuditContents() {
  const locale = useLocale();
  const t = useTranslations('seo-audit.contents');
  const names = useTranslations('seo-report.metrics');
  return (
    <Section aria-labelledby="contents-title">
      <div className={classNames('page-width', styles.columns)}>
        <div className={styles.specimen}>
          <ReportSpecimen />
        </div>
        <div>
          <h2 id="contents-title">{t('title')}</h2>
          <dl className={styles.figures}>
            {figures.map((figure) => (
              <div key={figure}>
                <dt className="heading-sm">{names(figure)}</dt>
                <dd>
                  <p>{t(figure)}</p>
                  {figure === 'seoScore' && <p className="mt-2 text-sm">{t('score')}</p>}
                </dd>
              </div>
            ))}
          </dl>
          <ArrowLink href={localePath(locale, '/how-we-score')}>{t('how')}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
