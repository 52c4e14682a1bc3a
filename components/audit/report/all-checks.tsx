import type { ReactNode } from 'react';
import { severityClass } from '@/components/ui/severity-class';
import type { PresentedFinding, PresentedPage } from '@/lib/audit/presented';
import { FindingsList } from './findings-list';
import { ReadingFacts } from './reading-facts';
import { ReportFold } from './report-fold';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';

interface AllChecksProps {
  page: PresentedPage;
  findings: readonly PresentedFinding[];
  suggestions: readonly string[];
  speed: ReactNode;
  texts: ReportTexts;
}

/** The last chapter, folded: every check of the page, and what our server saw. */
export function AllChecks({ page, findings, suggestions, speed, texts }: AllChecksProps) {
  const { words } = texts;
  return (
    <ReportFold
      id="checks"
      heading={<h2 className="heading-md">{words.findings.title}</h2>}
      signal={<span className={severityClass()}>{reportFormat(texts).number(findings.length)}</span>}
      counted
      paper="nothing"
    >
      <FindingsList findings={findings} suggestions={suggestions} texts={texts} />
      {speed}
      <ReadingFacts page={page} texts={texts} />
    </ReportFold>
  );
}
