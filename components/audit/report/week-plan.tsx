import { fill } from '@/components/audit/fill';
import { classNames } from '@/components/ui/class-names';
import type { PresentedFinding, RepairPlan } from '@/lib/audit/report/presented-report';
import { EffortLine } from './effort-line';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import styles from './week-plan.module.css';

const counts = ['one', 'two', 'three', 'four', 'five'] as const;

interface WeekPlanProps {
  plan: RepairPlan;
  findings: readonly PresentedFinding[];
  /** The report's current score. */
  score: number;
  parts: ReportParts;
}

/** First part of a report: what to repair this week, with costs and efforts, and the resulting score. */
export function WeekPlan({ plan, findings, score, parts }: WeekPlanProps) {
  const { week, paper, impact } = parts.words;
  const { number, list, duration } = reportFormat(parts);
  const first = plan.first.flatMap((id) => findings.find((finding) => finding.id === id) ?? []);
  const count = counts[first.length - 1];
  if (!count) return null;
  const { forecast } = plan;
  const numbers = forecast?.repaired.map((id) => number(plan.first.indexOf(id) + 1)) ?? [];
  return (
    <section className={styles.week} aria-labelledby="week-title">
      <h2 className="heading-md" id="week-title">
        {week.title[count]}
      </h2>
      <ol className={styles.things}>
        {first.map(({ id, title, cost, severity, effort }, index) => (
          <li key={id}>
            <span className={styles.rank} aria-hidden="true">
              {number(index + 1)}
            </span>
            <div>
              <p className={styles.thing}>
                <a href={`#fault-${id}`}>{title}</a>
              </p>
              <p>{cost ?? impact[severity]}</p>
              {effort && <EffortLine effort={effort} parts={parts} />}
            </div>
          </li>
        ))}
      </ol>
      {forecast && (
        <p className={styles.forecast}>
          {fill(week.forecast, {
            numbers: list(numbers),
            score: number(score),
            after: number(forecast.score),
          })}
        </p>
      )}
      <dl className={classNames(styles.paper, styles.totals)}>
        {first.length > 1 && (
          <div>
            <dt>{paper.total}</dt>
            <dd>{duration(first.reduce((sum, { effort }) => sum + (effort?.minutes ?? 0), 0))}</dd>
          </div>
        )}
        <div>
          <dt>{paper.price}</dt>
          <dd>{parts.price}</dd>
        </div>
      </dl>
      <p className={styles.paper}>{fill(paper.next, { phone: parts.phone })}</p>
    </section>
  );
}
