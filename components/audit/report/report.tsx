import type { ReactNode } from 'react';
import { fill } from '@/components/audit/fill';
import type { PresentedFinding, PresentedPage, RepairPlan } from '@/lib/audit/report/presented-report';
import { AreaGauges } from './area-gauges';
import { FindingsList } from './findings-list';
import { MeasuredSpeed } from './measured-speed';
import { PagePreviews } from './page-previews';
import { ReadingFacts } from './reading-facts';
import { RefusedReport } from './refused-report';
import styles from './report.module.css';
import { reportFormat } from './report-format';
import { ReportHead } from './report-head';
import type { ReportFrame } from './report-parts';
import { ReportSummary } from './report-summary';
import { WeekPlan } from './week-plan';

interface ReportProps extends ReportFrame {
  page: PresentedPage;
  /** As the visitor entered it; '' where the form has no such field. */
  businessName: string;
  /** Null if the website refused our program. */
  score: number | null;
  counts: Record<'critical' | 'warning' | 'passed', number>;
  findings: readonly PresentedFinding[];
  plan: RepairPlan;
  suggestions: readonly string[];
  /** The four metrics, if any. */
  metrics?: ReactNode;
}

/** The report about one page, for both tools: inline, under its link and in print. No state, no listeners. */
export function Report({ page, parts, level, score, counts, findings, ...rest }: ReportProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const { ageMinutes = 0, businessName, metrics, plan, suggestions, actions, phone, children } = rest;
  if (score === null || page.refusal) {
    const refusal = page.refusal ?? { title: '', text: [] };
    return <RefusedReport {...{ page, refusal, businessName, parts, level, phone, actions }} />;
  }
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <article className={styles.report} aria-labelledby="report-title">
      <ReportHead
        page={page}
        businessName={businessName}
        parts={parts}
        about={[
          fill(words.asked, { count: number(findings.length) }),
          ...(ageMinutes > 0 ? [fill(words.age, { minutes: number(ageMinutes) })] : []),
        ]}
      />
      <ReportSummary
        score={score}
        statusCode={page.statusCode}
        counts={counts}
        headline={(sentence) => (
          <Heading className="heading-lg" id="report-title" tabIndex={-1}>
            {sentence}
          </Heading>
        )}
        parts={parts}
      />
      {page.truncation && <p className="text-muted">{page.truncation}</p>}
      <WeekPlan plan={plan} findings={findings} score={score} parts={parts} />
      <div className={styles.appendix}>
        {phone}
        {metrics}
        {children}
        <div className={styles.columns}>
          <FindingsList findings={findings} planned={plan.first} suggestions={suggestions} parts={parts} />
          <div className={styles.side}>
            <PagePreviews page={page} parts={parts} />
            <div className={styles.beside}>
              <h2 className="heading-md">{words.areas.title}</h2>
              <AreaGauges scores={page.categories} besideMetrics={metrics !== undefined} parts={parts} />
              {page.speed && <MeasuredSpeed speed={page.speed} parts={parts} />}
              <ReadingFacts page={page} parts={parts} />
            </div>
          </div>
        </div>
      </div>
      {actions}
    </article>
  );
}
