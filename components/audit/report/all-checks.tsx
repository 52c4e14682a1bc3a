import { severityClass } from '@/components/ui/severity-class';
import type { PresentedFinding, PresentedPage } from '@/lib/audit/report/presented-report';
import styles from './all-checks.module.css';
import { AreaGauges } from './area-gauges';
import { FindingsList } from './findings-list';
import { MeasuredSpeed } from './measured-speed';
import { PagePreviews } from './page-previews';
import { ReadingFacts } from './reading-facts';
import { ReportFold } from './report-fold';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

interface AllChecksProps {
  page: PresentedPage;
  findings: readonly PresentedFinding[];
  suggestions: readonly string[];
  /** Whether the four metrics are shown in the report. */
  besideMetrics: boolean;
  parts: ReportParts;
}

/** The last chapter, folded: every check of the page, what search results show of it, and what our server saw. */
export function AllChecks({ page, findings, suggestions, besideMetrics, parts }: AllChecksProps) {
  const { words } = parts;
  return (
    <ReportFold
      id="checks"
      heading={<h2 className="heading-md">{words.findings.title}</h2>}
      signal={<span className={severityClass()}>{reportFormat(parts).number(findings.length)}</span>}
      openIcon={parts.icons.open}
      counted
      paper="nothing"
    >
      <div className={styles.columns}>
        <FindingsList findings={findings} suggestions={suggestions} parts={parts} />
        <div className={styles.side}>
          <PagePreviews page={page} parts={parts} />
          <h2 className="heading-md">{words.areas.title}</h2>
          <AreaGauges scores={page.categories} besideMetrics={besideMetrics} parts={parts} />
          {page.speed && <MeasuredSpeed speed={page.speed} parts={parts} />}
          <ReadingFacts page={page} parts={parts} />
        </div>
      </div>
    </ReportFold>
  );
}
