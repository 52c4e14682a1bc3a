import { KeptUntil } from '@/components/results/kept-until';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import type { PresentedAnalysis } from '@/lib/audit/report/presented-report';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { AnalysisReport } from './analysis-report';
import { MeasuredSpeed } from './measured-speed';
import { ReportActions } from './report-actions';
import reportPage from './report-page.module.css';
import { useReportParts } from './report-parts';

interface StoredCheckProps {
  locale: Locale;
  analysis: PresentedAnalysis;
  /** The private link, absolute. */
  link: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of a result of the SEO checker. */
export function StoredCheck({ locale, analysis, link, expiresAt }: StoredCheckProps) {
  const parts = useReportParts(locale);
  const { words, icons } = parts;
  const again = `${localePath(locale, '/seo-checker')}?url=${encodeURIComponent(analysis.url)}`;
  return (
    <>
      <div className={classNames('page-width', reportPage.page)}>
        <AnalysisReport
          analysis={analysis}
          parts={parts}
          level={1}
          about={link}
          speed={analysis.speed && <MeasuredSpeed speed={analysis.speed} parts={parts} />}
          actions={
            <ReportActions
              link={link}
              leadsTo="services"
              again={
                <a className={buttonClass({ look: 'quiet' })} href={again}>
                  {icons.again}
                  {words.actions.again}
                </a>
              }
              parts={parts}
            />
          }
        />
      </div>
      <KeptUntil locale={locale} expiresAt={expiresAt} />
    </>
  );
}
