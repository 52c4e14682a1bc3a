import type { PresentedAnalysis } from '@/lib/audit/report/presented-report';
import { groupFindings } from './group-findings';
import { Report } from './report';
import type { ReportFrame } from './report-parts';

/** The report of the SEO checker. */
export function AnalysisReport({ analysis, ...frame }: ReportFrame & { analysis: PresentedAnalysis }) {
  const { faults, passed } = groupFindings(analysis.issues);
  const critical = faults.filter(({ severity }) => severity === 'critical').length;
  return (
    <Report
      page={analysis}
      businessName=""
      score={analysis.score}
      counts={{ critical, warning: faults.length - critical, passed: passed.length }}
      findings={analysis.issues}
      plan={analysis.plan}
      suggestions={analysis.suggestions}
      {...frame}
    />
  );
}
