import type { CSSProperties } from 'react';
import { fill } from './fill';
import { reportFormat } from './report-format';
import type { ReportParts } from './report-parts';
import { scoreBand } from './score-band';

interface ScoreGaugeProps {
  name: string;
  /** 0–100; null: not measured. */
  score: number | null;
  /** Where the figure comes from. */
  note?: string;
  parts: ReportParts;
}

const fills = { good: 'var(--fill-good)', mid: 'var(--fill-mid)', bad: 'var(--fill-bad)' } as const;

/** A score as a bar with its thresholds. */
export function ScoreGauge({ name, score, note, parts }: ScoreGaugeProps) {
  const { words } = parts;
  const { number } = reportFormat(parts);
  const style: (CSSProperties & Record<`--${string}`, string | number>) | undefined =
    score === null ? undefined : { '--v': score, '--f': fills[scoreBand(score)] };
  return (
    <div className="gauge">
      <div className="hd">
        <span>{name}</span>
        {score === null ? (
          <span className="small muted">{words.notMeasured}</span>
        ) : (
          <span className="nums">
            {number(score)}
            <small>/{number(100)}</small>
          </span>
        )}
      </div>
      {score === null ? (
        <div className="track empty" />
      ) : (
        <div
          className="track"
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
          aria-valuetext={fill(words.gauge, { name, score: number(score) })}
          style={style}
        >
          <i />
        </div>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
