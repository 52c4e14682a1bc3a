import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { effortColour, impactColour } from '@/lib/growth/level-colour';
import { FigureFormula } from './figure-formula';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';
import styles from './growth-recommendations.module.css';
import { LevelMark } from './level-mark';
import { UnknownFigure } from './unknown-figure';

/** The most effective measures, with their estimated effect and its formula. */
export function GrowthRecommendations({ result, parts }: GrowthPartProps) {
  const { words } = parts;
  const { price } = growthFormat(parts.language);
  return (
    <Section aria-labelledby="growth-recommendations-title">
      <div className="page-width">
        <h2 id="growth-recommendations-title">{words.recommendations}</h2>
        <p className="lead mt-3 text-muted">{words.recommendationsText}</p>
        <ol className={styles.list}>
          {result.recommendations.map((item) => (
            <li key={item.id} className={styles.item}>
              <div className={styles.advice}>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
                <dl>
                  <LevelMark
                    label={words.impact.label}
                    value={words.impact[item.impact]}
                    colour={impactColour[item.impact]}
                  />
                  <LevelMark
                    label={words.effort.label}
                    value={words.effort[item.effort]}
                    colour={effortColour[item.effort]}
                  />
                  <LevelMark label={words.timeframe} value={item.timeframe} />
                </dl>
              </div>
              <div className={styles.revenue}>
                {item.estimatedRevenue === null ? (
                  <UnknownFigure className="text-muted">{words.noFigure}</UnknownFigure>
                ) : (
                  <>
                    <p className={classNames('figures', styles.figure)}>{price(item.estimatedRevenue)}</p>
                    <p className="text-sm">
                      {words.estimate}, {words.firstYear}
                    </p>
                  </>
                )}
                <FigureFormula
                  result={result}
                  parts={parts}
                  figure={`recommendations.${item.id}`}
                  of={item.title}
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
