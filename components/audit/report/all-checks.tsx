import type { ReactNode } from 'react';
import { severityClass } from '@/components/ui/severity-class';
import type { PresentedFinding, PresentedPage } from '@/lib/audit/report/presented-report';
import { FindingsList } from './findings-list';
import { ReadingFacts } from './reading-facts';
import { ReportFold } from './report-fold';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';

interface AllChecksProps {
  page: PresentedPage;
  findings: readonly PresentedFinding[];
  suggestions: readonly string[];
  speed: ReactNode;
  parts: ReportParts;
}

/** The last chapter, folded: every check of the page, and what our server saw. */
export function AllChecks({ page, findings, suggestions, speed, parts }: AllChecksProps) {
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
      <FindingsList findings={findings} suggestions={suggestions} parts={parts} />
      {speed}
      <ReadingFacts page={page} parts={parts} />
    </ReportFold>
  );
}
