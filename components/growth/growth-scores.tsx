import type { CSSProperties } from 'react';
import { fill } from '@/components/audit/fill';
import { scoreBand } from '@/components/audit/score-band';
import { FigureFormula } from './figure-formula';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';

const scores = [
  'customerSatisfactionScore',
  'digitalPresenceScore',
  'competitivenessScore',
  'growthReadinessScore',
] as const;
const fills = { good: 'var(--fill-good)', mid: 'var(--fill-mid)', bad: 'var(--fill-bad)' } as const;

/** Four gauges with their thresholds, each with where it comes from. */
export function GrowthScores({ result, parts }: GrowthPartProps) {
  const { words } = parts;
  return (
    <section className="sec sand growth-scores" aria-labelledby="growth-scores-title">
      <div className="wrap">
        <h2 id="growth-scores-title">{words.metrics}</h2>
        <div className="gauges four">
          {scores.map((name) => (
            <div className="gauge" key={name}>
              <Gauge name={words[name]} score={result.performanceMetrics[name]} parts={parts} />
              <p>{result.sources.figures[name].text}</p>
              <FigureFormula result={result} parts={parts} figure={name} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

type GaugeProps = Pick<GrowthPartProps, 'parts'> & { name: string; score: number | null };

function Gauge({ name, score, parts: { words, language } }: GaugeProps) {
  const { number } = growthFormat(language);
  if (score === null) {
    return (
      <>
        <div className="hd">
          <span>{name}</span>
          <span className="small muted">{words.notKnown}</span>
        </div>
        <div className="track empty" />
      </>
    );
  }
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--v': score,
    '--f': fills[scoreBand(score)],
  };
  return (
    <>
      <div className="hd">
        <span>{name}</span>
        <span className="nums">
          {number(score)}
          <small>/{number(100)}</small>
        </span>
      </div>
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
    </>
  );
}
