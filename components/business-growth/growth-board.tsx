import { classNames } from '@/components/ui/class-names';
import { Figure } from '@/components/ui/figure';
import { positionLabel } from '@/lib/business-growth/position-label';
import { sumRevenue } from '@/lib/business-growth/sum-revenue';
import { fill } from '@/lib/i18n/fill';
import { FigureFormulas } from './figure-formula';
import styles from './growth-board.module.css';
import { growthFormat } from './growth-format';
import type { GrowthSectionProps } from './growth-texts';
import { RankRuler } from './rank-ruler';

/** A lifeguards' board: the position of the business in four readings, each with its source. */
export function GrowthBoard({ result, texts }: GrowthSectionProps) {
  const { words, categories } = texts;
  const { marketPosition, positionBasis, currentRating, reviewCount, growthPotential, rivals, sources } =
    result;
  const { number, percent, price } = growthFormat(texts.language);
  const { total } = sumRevenue(result.recommendations);
  const rule = result.formulas.find(({ figure }) => figure === 'marketPosition');
  const percentile = positionBasis === 'rivals' ? result.performanceMetrics.competitivenessScore : null;
  const [first] = result.actionItems;
  const position = words.positions[positionLabel(marketPosition, positionBasis)];
  const readings = [
    { figure: 'estimatedRevenue', value: total && price(total), unit: words.firstYear, market: undefined },
    {
      figure: 'currentRating',
      value: currentRating && number(currentRating),
      unit: words.ofFive,
      market: rivals?.medianRating,
    },
    {
      figure: 'reviewCount',
      value: reviewCount === null ? null : number(reviewCount),
      unit: '',
      market: rivals?.medianReviewCount,
    },
    {
      figure: 'growthPotential',
      value: growthPotential && percent(growthPotential),
      unit: '',
      market: undefined,
    },
  ] as const;
  return (
    <section className={styles.board} aria-labelledby="growth-title">
      <div className={classNames('page-width', styles.columns)}>
        <div className={styles.standing}>
          <h1 id="growth-title" tabIndex={-1}>
            <span className={styles.name}>
              {result.businessName}
              <span className="sr-only">: </span>
            </span>
            {position}
          </h1>
          <p>{fill(words.place, { category: categories[result.category], suburb: result.location })}</p>
          {first && <p className="lead">{fill(words.verdict, { action: first.title })}</p>}
          {percentile === null ? (
            rule && <p className={styles.source}>{rule.text}</p>
          ) : (
            <RankRuler percentile={percentile} texts={texts} />
          )}
          {/* Without a comparison its rule, above, says the same. */}
          {positionBasis !== 'rating' && (
            <p className={styles.source}>{sources.figures.marketPosition.text}</p>
          )}
        </div>
        <div>
          <dl className={styles.readings}>
            {readings.map(({ figure, value, unit, market }) => (
              <div key={figure}>
                <dt>{words[figure]}</dt>
                <dd>
                  {value === null ? (
                    <p className={styles.unknown}>{words.notFound}</p>
                  ) : (
                    <span className={styles.figure}>
                      <Figure text={String(value)} />
                      {unit && <small> {unit}</small>}
                      {market !== undefined && (
                        <small> {fill(words.median, { value: number(market) })}</small>
                      )}
                    </span>
                  )}
                  <span className={styles.source}>{sources.figures[figure].text}</span>
                </dd>
              </div>
            ))}
          </dl>
          <FigureFormulas
            result={result}
            texts={texts}
            figures={[
              ...readings.map(({ figure }) => ({ figure, name: words[figure] })),
              ...(percentile === null ? [] : [{ figure: 'marketPosition', name: position }]),
            ]}
            of={words.board}
          />
        </div>
      </div>
    </section>
  );
}
