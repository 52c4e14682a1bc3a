import { classNames } from '@/components/ui/class-names';
import { Figure } from '@/components/ui/figure';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { effortColour, impactColour } from '@/lib/business-growth/level-colour';
import type { GrowthResult } from '@/lib/business-growth/result';
import { FigureFormulas } from './figure-formula';
import { growthFormat } from './growth-format';
import styles from './growth-recommendations.module.css';
import type { GrowthSectionProps } from './growth-texts';
import { LevelBadge } from './level-badge';

type Recommendation = GrowthResult['recommendations'][number];

/** The others are folded to one line each. */
const SHOWN = 2;

/** The most effective measures, with their estimated effect and its formula. */
export function GrowthRecommendations({ result, texts }: GrowthSectionProps) {
  const { words } = texts;
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
                <Revenue item={item} texts={texts} />
                <Advice item={item} result={result} texts={texts} />
              </li>
            ) : (
              <li key={item.id} className={styles.item}>
                <details className={styles.fold}>
                  <summary>
                    <h3>{item.title}</h3>
                    <Revenue item={item} texts={texts} />
                    <Icon name="chevron-down" />
                  </summary>
                  <Advice item={item} result={result} texts={texts} />
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
function Revenue({ item, texts }: Pick<GrowthSectionProps, 'texts'> & { item: Recommendation }) {
  const { words, language } = texts;
  if (item.estimatedRevenue === null)
    return <b className={classNames(styles.revenue, 'text-muted')}>{words.noFigure}</b>;
  return (
    <span className={styles.revenue}>
      <Figure className={styles.figure} text={growthFormat(language).price(item.estimatedRevenue)} />{' '}
      <small>{words.yearEstimate}</small>
    </span>
  );
}

function Advice({ item, result, texts }: GrowthSectionProps & { item: Recommendation }) {
  const { words } = texts;
  return (
    <div className={styles.advice}>
      <p>{item.description}</p>
      <dl>
        <LevelBadge
          label={words.impact.label}
          value={words.impact[item.impact]}
          colour={impactColour[item.impact]}
        />
        <LevelBadge
          label={words.effort.label}
          value={words.effort[item.effort]}
          colour={effortColour[item.effort]}
        />
        <LevelBadge label={words.timeframe} value={item.timeframe} />
      </dl>
      <FigureFormulas
        result={result}
        texts={texts}
        figures={[{ figure: `recommendations.${item.id}`, name: item.title }]}
        of={item.title}
      />
    </div>
  );
}
