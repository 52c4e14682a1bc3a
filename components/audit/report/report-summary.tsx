import { fill } from '@/components/audit/fill';
import { FindingSignal } from './finding-signal';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import styles from './report-summary.module.css';
import { scoreBand } from './score-band';
import { ScorePanel } from './score-panel';

const kinds = ['critical', 'warning', 'small', 'passed'] as const;
const types = { critical: 'error', warning: 'warning', small: 'warning', passed: 'success' } as const;

interface ReportSummaryProps {
  score: number;
  /** HTTP status of the page. */
  statusCode: number;
  /** Headline that names the worst figure, where it is red though the score isn't. */
  worst: string | undefined;
  /** They add up to the faults of the plan, and the passed checks. */
  counts: Record<(typeof kinds)[number], number>;
  /** Level of the heading. */
  level: 1 | 2;
  parts: ReportParts;
}

/** The summary: sentence, score, and the number of faults of each kind. */
export function ReportSummary({ score, statusCode, worst, counts, level, parts }: ReportSummaryProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const state = worst ? 'mid' : deriveState(score, statusCode, counts);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <ScorePanel score={score} parts={parts}>
      <Heading className="heading-lg" id="report-title" tabIndex={-1}>
        {worst ?? words.headline[state]}
      </Heading>
      <p className="max-w-160 text-on-panel-soft">
        {fill(words.summary[state], { status: number(statusCode) })}
      </p>
      <dl className={styles.counts}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              <FindingSignal type={types[kind]} onPanel className="whitespace-normal" parts={parts}>
                {words.counts[kind]}
              </FindingSignal>
            </dt>
            <dd className="figures heading-lg">{number(counts[kind])}</dd>
          </div>
        ))}
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
