import type { ReactNode } from 'react';
import { fill } from '@/components/audit/fill';
import { FindingSignal } from './finding-signal';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import styles from './report-summary.module.css';
import { scoreBand } from './score-band';
import { ScorePanel } from './score-panel';

interface ReportSummaryProps {
  score: number;
  /** HTTP status of the page. */
  statusCode: number;
  counts: Record<'critical' | 'warning' | 'passed', number>;
  /** Renders the report's main sentence as a heading. */
  headline: (words: string) => ReactNode;
  parts: ReportParts;
}

/** The summary: sentence, score, and the number of faults of each kind. */
export function ReportSummary({ score, statusCode, counts, headline, parts }: ReportSummaryProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const state = deriveState(score, statusCode, counts);
  return (
    <ScorePanel score={score} parts={parts}>
      {headline(words.headline[state])}
      <p className="max-w-160 text-on-panel-soft">
        {fill(words.summary[state], { status: number(statusCode) })}
      </p>
      <dl className={styles.counts}>
        <Count type="error" count={number(counts.critical)} parts={parts}>
          {words.counts.critical}
        </Count>
        <Count type="warning" count={number(counts.warning)} parts={parts}>
          {words.counts.warning}
        </Count>
        <Count type="success" count={number(counts.passed)} parts={parts}>
          {words.counts.passed}
        </Count>
      </dl>
    </ScorePanel>
  );
}

/** Statuses that may be meant for robots only: visitors may see the page. */
const refusals = new Set([401, 403, 429]);

function deriveState(score: number, statusCode: number, { critical, warning }: ReportSummaryProps['counts']) {
  if (refusals.has(statusCode)) return 'refused';
  if (statusCode >= 400) return 'error';
  return critical + warning === 0 && score >= 80 ? 'none' : scoreBand(score);
}

interface CountProps {
  type: 'error' | 'warning' | 'success';
  count: string;
  parts: ReportParts;
  children: string;
}

function Count({ type, count, parts, children }: CountProps) {
  return (
    <div>
      <dt>
        <FindingSignal type={type} onPanel className="whitespace-normal" parts={parts}>
          {children}
        </FindingSignal>
      </dt>
      <dd className="figures heading-lg">{count}</dd>
    </div>
  );
}
