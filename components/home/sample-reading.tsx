import { useTranslations } from 'next-intl';
import { ReportSpecimen } from '@/components/audit/report-specimen';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import styles from './sample-reading.module.css';

/** A sample of the report that the audit sends, on a dark band from edge to edge. */
export function SampleReading({ locale }: { locale: Locale }) {
  const t = useTranslations('home.why.gauge');
  const audit = useTranslations('seo-audit.hero');
  return (
    <Section as="div" className={styles.reading}>
      <div className={`${styles.page} page-width`}>
        <div className="stack">
          <h2>{t('title')}</h2>
          <p className="max-w-160 max-[40rem]:hidden">{t('text')}</p>
          <ArrowLink href={localePath(locale, '/seo-audit')}>{audit('title')}</ArrowLink>
        </div>
        <ReportSpecimen locale={locale} brief />
      </div>
    </Section>
  );
}
