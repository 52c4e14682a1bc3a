import type { PresentedAudit } from '@/lib/audit/report/presented-report';
import { groupFindings } from './group-findings';
import { MetricGauges } from './metric-gauges';
import { PlanProvider } from './plan-provider';
import { Report } from './report';
import type { ReportFrame } from './report-parts';
import { SiteSection } from './site-section';

interface AuditReportProps extends Omit<ReportFrame, 'website' | 'about'> {
  audit: PresentedAudit;
}

/** The result of the audit, inline and under its link. Recommendations are part of the list of faults. */
export function AuditReport({ audit, ...frame }: AuditReportProps) {
  const { metrics, sources, checks, site, plan } = audit;
  const { faults, small } = groupFindings(checks);
  const { words, icons, language } = frame.parts;
  const { critical, warning, passed, open } = icons;
  return (
    <PlanProvider plan={plan}>
      <Report
        page={audit}
        businessName={audit.businessName}
        score={audit.overallScore}
        counts={audit.issues}
        findings={checks}
        plan={plan}
        suggestions={[...new Set([...faults, ...small].flatMap(({ fix }) => fix ?? []))]}
        metrics={<MetricGauges metrics={metrics} sources={sources} parts={frame.parts} />}
        about={audit.reportUrl}
        website={
          site && (
            <SiteSection
              site={site}
              parts={{
                icons: { critical, warning, passed, open },
                severity: words.severity,
                fix: words.findings.fix,
                language,
              }}
            />
          )
        }
        {...frame}
      />
    </PlanProvider>
  );
}
