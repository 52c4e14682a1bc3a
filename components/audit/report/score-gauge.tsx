import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { gaugeClass } from '@/components/ui/gauge-class';
import { Meter } from '@/components/ui/meter';
import { fill } from '@/lib/i18n/fill';
import { reportFormat } from './report-format';
import type { ReportTexts } from './report-texts';
import { scoreBand } from './score-band';
import styles from './score-gauge.module.css';

interface ScoreGaugeProps {
  name: string;
  /** 0–100; null: not measured. */
  score: number | null;
  /** Source of the figure. */
  note?: string;
  /** On one line, for a list of many. */
  compact?: true;
  texts: ReportTexts;
}

const fills = { good: 'var(--fill-good)', mid: 'var(--fill-mid)', bad: 'var(--fill-bad)' } as const;

/** A score as a bar with its thresholds. */
export function ScoreGauge({ name, score, note, compact, texts }: ScoreGaugeProps) {
  const { words } = texts;
  const { number } = reportFormat(texts);
  const style: (CSSProperties & Record<`--${string}`, string | number>) | undefined =
    score === null ? undefined : { '--v': score, '--f': fills[scoreBand(score)] };
  return (
    <div className={classNames(gaugeClass.gauge, compact && styles.compact)}>
      <div className={classNames(gaugeClass.head, styles.head)}>
        <span>{name}</span>
        {score === null ? (
          <span className="text-sm text-muted">{words.notMeasured}</span>
        ) : (
          <span className={classNames(gaugeClass.figure, styles.figure)}>
            {number(score)}
            <small>/{number(100)}</small>
          </span>
        )}
      </div>
      {score === null ? (
        <div className={classNames(gaugeClass.track, gaugeClass.empty, styles.track)} />
      ) : (
        <Meter
          className={classNames(gaugeClass.track, styles.track)}
          label={name}
          value={score}
          text={fill(words.gauge, { name, score: number(score) })}
          style={style}
        >
          <i />
        </Meter>
      )}
      {note && <p>{note}</p>}
    </div>
  );
}
