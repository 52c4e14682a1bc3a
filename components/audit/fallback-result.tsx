import type { ReactNode } from 'react';
import { Dial } from '@/components/ui/dial';
import { fill } from './fill';
import { FindingSignal } from './finding-fold';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import { scoreBand } from './score-band';

export interface FallbackResultProps {
  /** What this is instead of a result. */
  badge?: string;
  title: string;
  /** 0–100. */
  score: number;
  /** Whose example it is, and why. */
  notes: readonly string[];
  lines: readonly { type: 'success' | 'warning' | 'error'; text: string }[];
  suggestionsTitle: string;
  suggestions: readonly string[];
  parts: ReportParts;
  actions: ReactNode;
}

/** What stands in the place of a result when there is none. */
export function FallbackResult(props: FallbackResultProps) {
  const { badge, title, score, notes, lines, suggestionsTitle, suggestions, parts, actions } = props;
  const { number } = reportFormat(parts);
  return (
    <article className="report" aria-labelledby="report-title">
      <div className="instr wide report-summary" data-band={scoreBand(score)}>
        <Dial
          score={score}
          label={fill(parts.words.score, { score: number(score) })}
          caption={parts.words.outOf}
          formatNumber={number}
        />
        <div className="report-says">
          {badge && (
            <p>
              <strong className="badge solid">{badge}</strong>
            </p>
          )}
          <h2 className="t4" id="report-title" tabIndex={-1}>
            {title}
          </h2>
          {notes.map((note) => (
            <p key={note} className="sub">
              {note}
            </p>
          ))}
          <ul className="fallback-lines">
            {lines.map(({ type, text }) => (
              <li key={text} className={type}>
                <FindingSignal type={type} parts={parts}>
                  {text}
                </FindingSignal>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="fallback-next">
        <h3>{suggestionsTitle}</h3>
        <ul>
          {suggestions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {actions}
      </div>
    </article>
  );
}
