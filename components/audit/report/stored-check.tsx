import { useLocale } from 'next-intl';
import { KeptUntil } from '@/components/results/kept-until';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { PresentedAnalysis } from '@/lib/audit/presented';
import { localePath } from '@/lib/i18n/path';
import { AnalysisReport } from './analysis-report';
import { MeasuredSpeed } from './measured-speed';
import { ReportActions } from './report-actions';
import reportPage from './report-page.module.css';
import { useReportTexts } from './report-texts';

interface StoredCheckProps {
  analysis: PresentedAnalysis;
  /** The private link, absolute. */
  link: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The page under the private link of a result of the SEO checker. */
export function StoredCheck({ analysis, link, expiresAt }: StoredCheckProps) {
  const locale = useLocale();
  const texts = useReportTexts(locale);
  const { words } = texts;
  const again = `${localePath(locale, '/seo-checker')}?url=${encodeURIComponent(analysis.url)}`;
  return (
    <>
      <div className={classNames('page-width', reportPage.page)}>
        <AnalysisReport
          analysis={analysis}
          texts={texts}
          level={1}
          about={link}
          speed={analysis.speed && <MeasuredSpeed speed={analysis.speed} texts={texts} />}
          actions={
            <ReportActions
              link={link}
              leadsTo="services"
              again={
                <a className={buttonClass({ look: 'quiet' })} href={again}>
                  <Icon name="rotate-cw" />
                  {words.actions.again}
                </a>
              }
              texts={texts}
            />
          }
        />
      </div>
      <KeptUntil expiresAt={expiresAt} />
    </>
  );
}
