import type { ReactNode } from 'react';
import type { PresentedAudit } from '@/lib/audit/report/presented-report';
import { groupFindings } from './group-findings';
import { MetricGauges } from './metric-gauges';
import { Report } from './report';
import type { ReportFrame } from './report-parts';
import { SiteSection } from './site-section';

interface AuditReportProps extends ReportFrame {
  audit: PresentedAudit;
  /** The comparison with rivals. */
  rivals: ReactNode;
}

/** The result of the audit, inline and under its link. Recommendations are part of the list of faults. */
export function AuditReport({ audit, rivals, ...frame }: AuditReportProps) {
  const { metrics, sources, checks } = audit;
  const { faults, small } = groupFindings(checks);
  const { words, icons, language } = frame.parts;
  const { critical, warning, passed, open } = icons;
  return (
    <Report
      page={audit}
      businessName={audit.businessName}
      score={audit.overallScore}
      counts={audit.issues}
      findings={checks}
      plan={audit.plan}
      suggestions={[...new Set([...faults, ...small].flatMap(({ fix }) => fix ?? []))]}
      metrics={<MetricGauges metrics={metrics} sources={sources} parts={frame.parts} />}
      {...frame}
      actions={
        <>
          {rivals}
          {audit.site && (
            <SiteSection
              site={audit.site}
              parts={{
                icons: { critical, warning, passed, open },
                severity: words.severity,
                fix: words.findings.fix,
                language,
              }}
            />
          )}
          {frame.actions}
        </>
      }
    />
  );
}
