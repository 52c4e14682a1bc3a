import { gaugeClass } from '@/components/ui/gauge-class';
import type { MetricName, PresentedAudit } from '@/lib/audit/report/presented-report';
import type { ReportParts } from './report-parts';
import { ScoreGauge } from './score-gauge';

const names: readonly MetricName[] = ['loadSpeed', 'mobileScore', 'seoScore', 'securityScore'];

interface MetricGaugesProps {
  metrics: PresentedAudit['metrics'];
  sources: PresentedAudit['sources'];
  parts: ReportParts;
}

/** The four metrics of an audit, each with its source. */
export function MetricGauges({ metrics, sources, parts }: MetricGaugesProps) {
  const { words } = parts;
  return (
    <section className={`${gaugeClass.gauges} ${gaugeClass.four}`} aria-label={words.metrics.title}>
      {names.map((name) => (
        <ScoreGauge
          key={name}
          name={words.metrics[name]}
          score={metrics[name]}
          note={words.sources[sources[name] ?? 'none']}
          parts={parts}
        />
      ))}
    </section>
  );
}
