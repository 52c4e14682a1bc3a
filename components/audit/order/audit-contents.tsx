import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './audit-contents.module.css';

const figures = ['loadSpeed', 'mobileScore', 'seoScore', 'securityScore'] as const;

/** What the report holds: its four figures, of which one is the score. */
export function AuditContents({ locale }: { locale: Locale }) {
  const t = useTranslations('seo-audit.contents');
  const names = useTranslations('seo-report.metrics');
  return (
    <Section aria-labelledby="contents-title">
      <div className="page-width">
        <h2 id="contents-title">{t('title')}</h2>
        <p className="lead mt-3 text-muted">{t('text')}</p>
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure}>
              <dt className="heading-sm">{names(figure)}</dt>
              <dd>
                <p>{t(figure)}</p>
                <p className="text-sm text-muted">{t(figure === 'seoScore' ? 'score' : 'beside')}</p>
              </dd>
            </div>
          ))}
        </dl>
        <ArrowLink href={localePath(locale, '/how-we-score')}>{t('how')}</ArrowLink>
      </div>
    </Section>
  );
}
