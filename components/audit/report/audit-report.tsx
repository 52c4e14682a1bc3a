import { gaugeClass } from '@/components/ui/gauge-class';
import type { MetricName, PresentedAudit } from '@/lib/audit/presented';
import styles from './audit-report.module.css';
import { groupFindings } from './group-findings';
import { MeasuredSpeed } from './measured-speed';
import { PlanProvider } from './plan-provider';
import { Report } from './report';
import type { AuditTexts, ReportFrame, ReportTexts } from './report-texts';
import { ScoreGauge } from './score-gauge';
import { SiteSection } from './site-section';

const names: readonly MetricName[] = ['loadSpeed', 'mobileScore', 'seoScore', 'securityScore'];

interface AuditReportProps extends Omit<ReportFrame, 'website' | 'about' | 'texts'> {
  audit: PresentedAudit;
  texts: AuditTexts;
}

/** The result of the audit, inline and under its link. Recommendations are part of the list of faults. */
export function AuditReport({ audit, ...frame }: AuditReportProps) {
  const { metrics, sources, checks, site, plan } = audit;
  const { faults, small } = groupFindings(checks);
  const { words, parts, language } = frame.texts;
  const isProvisional = site?.state === 'queued' || site?.state === 'running';
  return (
    <PlanProvider plan={plan} isProvisional={isProvisional} words={parts.proof}>
      <Report
        page={audit}
        businessName={audit.businessName}
        score={audit.overallScore}
        passed={audit.issues.passed}
        findings={checks}
        plan={plan}
        suggestions={[...new Set([...faults, ...small].flatMap(({ fix }) => fix ?? []))]}
        metrics={<MetricGauges metrics={metrics} sources={sources} texts={frame.texts} />}
        speed={audit.speed && <MeasuredSpeed speed={audit.speed} texts={frame.texts} />}
        about={audit.reportUrl}
        website={
          site && (
            <SiteSection
              site={site}
              words={parts.site}
              severity={words.severity}
              fix={words.findings.fix}
              language={language}
            />
          )
        }
        {...frame}
      />
    </PlanProvider>
  );
}

interface MetricGaugesProps {
  metrics: PresentedAudit['metrics'];
  sources: PresentedAudit['sources'];
  texts: ReportTexts;
}

/** The four metrics of an audit, each with its source. */
function MetricGauges({ metrics, sources, texts }: MetricGaugesProps) {
  const { words } = texts;
  return (
    <section
      className={`${gaugeClass.gauges} ${gaugeClass.four} ${styles.metrics}`}
      aria-label={words.metrics.title}
    >
      {names.map((name) => (
        <ScoreGauge
          key={name}
          name={words.metrics[name]}
          score={metrics[name]}
          note={words.sources[sources[name] ?? 'none']}
          texts={texts}
        />
      ))}
    </section>
  );
}
