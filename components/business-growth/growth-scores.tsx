import type { CSSProperties } from 'react';
import { type ScoreBand, scoreBand } from '@/components/audit/report/score-band';
import { classNames } from '@/components/ui/class-names';
import { gaugeClass } from '@/components/ui/gauge-class';
import { Meter } from '@/components/ui/meter';
import { Section } from '@/components/ui/section';
import { COMPETITOR_PERCENTILE, LEADER_PERCENTILE } from '@/lib/business-growth/market-comparison';
import { fill } from '@/lib/i18n/fill';
import { FigureFormulas } from './figure-formula';
import { growthFormat } from './growth-format';
import styles from './growth-scores.module.css';
import type { GrowthSectionProps } from './growth-texts';

const scores = [
  'customerSatisfactionScore',
  'digitalPresenceScore',
  'competitivenessScore',
  'growthReadinessScore',
] as const;
const fills = { good: 'var(--fill-good)', mid: 'var(--fill-mid)', bad: 'var(--fill-bad)' } as const;

/** Four scores: those that are known as gauges with thresholds and their source, the others in a line that says what is missing. */
export function GrowthScores({ result, texts }: GrowthSectionProps) {
  const { words } = texts;
  const { performanceMetrics: metrics, sources } = result;
  const known = scores.flatMap((name) => {
    const score = metrics[name];
    return score === null ? [] : [{ name, score }];
  });
  const unknown = scores.filter((name) => metrics[name] === null);
  return (
    <Section background="sand" aria-labelledby="growth-scores-title">
      <div className="page-width">
        <h2 id="growth-scores-title">{words.metrics}</h2>
        {known.length > 0 && (
          <div className={classNames(gaugeClass.gauges, gaugeClass.four, styles.scores)}>
            {known.map(({ name, score }) => (
              <div className={classNames(gaugeClass.gauge, 'content-start')} key={name}>
                <Gauge
                  name={words[name]}
                  score={score}
                  isStanding={name === 'competitivenessScore'}
                  texts={texts}
                />
                <p>{sources.figures[name].text}</p>
              </div>
            ))}
          </div>
        )}
        {unknown.length > 0 && (
          <dl className={classNames(styles.unknown, 'text-sm text-muted')}>
            {unknown.map((name) => (
              <div key={name}>
                <dt>{words[name]}</dt>
                <dd>{sources.figures[name].text}</dd>
              </div>
            ))}
          </dl>
        )}
        <FigureFormulas
          result={result}
          texts={texts}
          figures={scores.map((figure) => ({ figure, name: words[figure] }))}
          of={words.metrics}
        />
      </div>
    </Section>
  );
}

/** The colour changes where the position does. */
function standingBand(percentile: number): ScoreBand {
  if (percentile >= LEADER_PERCENTILE) return 'good';
  return percentile >= COMPETITOR_PERCENTILE ? 'mid' : 'bad';
}

type GaugeProps = Pick<GrowthSectionProps, 'texts'> & {
  name: string;
  score: number;
  /** A rank among rivals, with the thresholds of a position. */
  isStanding: boolean;
};

function Gauge({ name, score, isStanding, texts: { words, language } }: GaugeProps) {
  const { number } = growthFormat(language);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--v': score,
    '--f': fills[isStanding ? standingBand(score) : scoreBand(score)],
    ...(isStanding && { '--mid': `${COMPETITOR_PERCENTILE}%` }),
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
