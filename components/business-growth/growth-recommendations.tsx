import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { effortColour, impactColour } from '@/lib/growth/level-colour';
import type { GrowthResult } from '@/lib/growth/result';
import { FigureFormulas } from './figure-formula';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';
import styles from './growth-recommendations.module.css';
import { LevelMark } from './level-mark';

type Recommendation = GrowthResult['recommendations'][number];

/** The others are folded to one line each. */
const SHOWN = 2;

/** The most effective measures, with their estimated effect and its formula. */
export function GrowthRecommendations({ result, parts }: GrowthPartProps) {
  const { words } = parts;
  return (
    <Section aria-labelledby="growth-recommendations-title">
      <div className="page-width">
        <h2 id="growth-recommendations-title">{words.recommendations}</h2>
        <p className="lead mt-3 text-muted">{words.recommendationsText}</p>
        <ol className={styles.list}>
          {result.recommendations.map((item, index) =>
            index < SHOWN ? (
              <li key={item.id} className={classNames(styles.item, styles.shown)}>
                <h3>{item.title}</h3>
                <Revenue item={item} parts={parts} />
                <Advice item={item} result={result} parts={parts} />
              </li>
            ) : (
              <li key={item.id} className={styles.item}>
                <details className={styles.fold}>
                  <summary>
                    <h3>{item.title}</h3>
                    <Revenue item={item} parts={parts} />
                    {parts.icons.open}
                  </summary>
                  <Advice item={item} result={result} parts={parts} />
                </details>
              </li>
            ),
          )}
        </ol>
      </div>
    </Section>
  );
}

/** The estimated effect in money; phrasing content only. */
function Revenue({ item, parts }: Pick<GrowthPartProps, 'parts'> & { item: Recommendation }) {
  const { words, language } = parts;
  if (item.estimatedRevenue === null) return <b className="text-muted">{words.noFigure}</b>;
  return (
    <span className={styles.revenue}>
      <span className={classNames('figures', styles.figure)}>
        {growthFormat(language).price(item.estimatedRevenue)}
      </span>{' '}
      <small>{words.yearEstimate}</small>
    </span>
  );
}

function Advice({ item, result, parts }: GrowthPartProps & { item: Recommendation }) {
  const { words } = parts;
  return (
    <div className={styles.advice}>
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
      <FigureFormulas
        result={result}
        parts={parts}
        figures={[{ figure: `recommendations.${item.id}`, name: item.title }]}
        of={item.title}
      />
    </div>
  );
}
