import { fill } from '@/components/audit/fill';
import { classNames } from '@/components/ui/class-names';
import { positionLabel } from '@/lib/growth/position-label';
import { sumRevenue } from '@/lib/growth/sum-revenue';
import { FigureFormula } from './figure-formula';
import styles from './growth-board.module.css';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';
import { UnknownFigure } from './unknown-figure';

/** A lifeguards' board: the position of the business in four readings, each with its source. */
export function GrowthBoard({ result, parts }: GrowthPartProps) {
  const { words, categories } = parts;
  const { marketPosition, positionBasis, currentRating, reviewCount, growthPotential, rivals, sources } =
    result;
  const { number, percent, price } = growthFormat(parts.language);
  const { total } = sumRevenue(result.recommendations);
  const readings = [
    { figure: 'currentRating', value: currentRating && number(currentRating), unit: words.ofFive },
    { figure: 'reviewCount', value: reviewCount === null ? null : number(reviewCount), unit: '' },
    { figure: 'growthPotential', value: growthPotential && percent(growthPotential), unit: '' },
    { figure: 'estimatedRevenue', value: total && price(total), unit: words.firstYear },
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
            {words.positions[positionLabel(marketPosition, positionBasis)]}
          </h1>
          <p>{fill(words.place, { category: categories[result.category], suburb: result.location })}</p>
          <p className={styles.source}>{sources.figures.marketPosition.text}</p>
          {rivals && (
            <p className={styles.source}>
              {fill(words.rivals, {
                count: number(rivals.count),
                suburb: result.location,
                rating: number(rivals.medianRating),
                reviews: number(rivals.medianReviewCount),
              })}
            </p>
          )}
          <FigureFormula
            result={result}
            parts={parts}
            figure="marketPosition"
            of={words.positions[positionLabel(marketPosition, positionBasis)]}
          />
        </div>
        <dl className={styles.readings}>
          {readings.map(({ figure, value, unit }) => (
            <div key={figure}>
              <dt>{words[figure]}</dt>
              <dd>
                {value === null ? (
                  <UnknownFigure>{words.notFound}</UnknownFigure>
                ) : (
                  <span className={classNames('figures', styles.figure)}>
                    <span>{value}</span>
                    {unit && <small> {unit}</small>}
                  </span>
                )}
                <span className={styles.source}>{sources.figures[figure].text}</span>
                <FigureFormula result={result} parts={parts} figure={figure} of={words[figure]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
