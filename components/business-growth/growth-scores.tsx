import type { CSSProperties } from 'react';
import { fill } from '@/components/audit/fill';
import { scoreBand } from '@/components/audit/report/score-band';
import { classNames } from '@/components/ui/class-names';
import { gaugeClass } from '@/components/ui/gauge-class';
import { Meter } from '@/components/ui/meter';
import { Section } from '@/components/ui/section';
import { FigureFormula } from './figure-formula';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';
import styles from './growth-scores.module.css';

const scores = [
  'customerSatisfactionScore',
  'digitalPresenceScore',
  'competitivenessScore',
  'growthReadinessScore',
] as const;
const fills = { good: 'var(--fill-good)', mid: 'var(--fill-mid)', bad: 'var(--fill-bad)' } as const;

/** Four gauges with thresholds, each with its source. */
export function GrowthScores({ result, parts }: GrowthPartProps) {
  const { words } = parts;
  return (
    <Section background="sand" aria-labelledby="growth-scores-title">
      <div className="page-width">
        <h2 id="growth-scores-title">{words.metrics}</h2>
        <div className={classNames(gaugeClass.gauges, gaugeClass.four, styles.scores)}>
          {scores.map((name) => (
            <div className={classNames(gaugeClass.gauge, 'content-start')} key={name}>
              <Gauge name={words[name]} score={result.performanceMetrics[name]} parts={parts} />
              <p>{result.sources.figures[name].text}</p>
              <FigureFormula result={result} parts={parts} figure={name} of={words[name]} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

type GaugeProps = Pick<GrowthPartProps, 'parts'> & { name: string; score: number | null };

function Gauge({ name, score, parts: { words, language } }: GaugeProps) {
  const { number } = growthFormat(language);
  if (score === null) {
    return (
      <>
        <div className={gaugeClass.head}>
          <span>{name}</span>
          <span className="text-sm text-muted">{words.notKnown}</span>
        </div>
        <div className={`${gaugeClass.track} ${gaugeClass.empty}`} />
      </>
    );
  }
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--v': score,
    '--f': fills[scoreBand(score)],
  };
  return (
    <>
      <div className={gaugeClass.head}>
        <span>{name}</span>
        <span className={gaugeClass.figure}>
          {number(score)}
          <small>/{number(100)}</small>
        </span>
      </div>
      <Meter
        className={gaugeClass.track}
        label={name}
        value={score}
        text={fill(words.gauge, { name, score: number(score) })}
        style={style}
      >
        <i />
      </Meter>
    </>
  );
}
