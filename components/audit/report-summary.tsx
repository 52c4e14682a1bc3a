import type { ReactNode } from 'react';
import { Dial } from '@/components/ui/dial';
import { fill } from './fill';
import { FindingSignal } from './finding-fold';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import { scoreBand } from './score-band';

interface ReportSummaryProps {
  score: number;
  /** HTTP status of the page. */
  statusCode: number;
  counts: Record<'critical' | 'warning' | 'passed', number>;
  /** The sentence of the whole report: a heading. */
  headline: (words: string) => ReactNode;
  parts: ReportParts;
}

/** The reading: sentence first, figure second, and how many faults of each kind. */
export function ReportSummary({ score, statusCode, counts, headline, parts }: ReportSummaryProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const state = stateOf(score, statusCode, counts);
  return (
    <div className="instr wide report-summary" data-band={scoreBand(score)}>
      <Dial
        score={score}
        label={fill(words.score, { score: number(score) })}
        caption={words.outOf}
        formatNumber={number}
      />
      <div className="report-says">
        {headline(words.headline[state])}
        <p className="sub">{fill(words.summary[state], { status: number(statusCode) })}</p>
        <dl className="report-counts">
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
      </div>
    </div>
  );
}

function stateOf(score: number, statusCode: number, { critical, warning }: ReportSummaryProps['counts']) {
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
        <FindingSignal type={type} parts={parts}>
          {children}
        </FindingSignal>
      </dt>
      <dd className="nums t4">{count}</dd>
    </div>
  );
}
