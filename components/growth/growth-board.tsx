import { fill } from '@/components/audit/fill';
import { positionLabel } from '@/lib/growth/position-label';
import { sumRevenue } from '@/lib/growth/sum-revenue';
import { FigureFormula } from './figure-formula';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';

/** The lifesavers' board: where the business stands today, in four readings, each with its source. */
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
    <section className="growth-board" aria-labelledby="growth-title">
      <div className="wrap">
        <div className="growth-standing">
          <h1 id="growth-title" tabIndex={-1}>
            <span className="growth-name">
              {result.businessName}
              <span className="vh">: </span>
            </span>
            {words.positions[positionLabel(marketPosition, positionBasis)]}
          </h1>
          <p>{fill(words.place, { category: categories[result.category], suburb: result.location })}</p>
          <p className="growth-source">{sources.figures.marketPosition.text}</p>
          {rivals && (
            <p className="growth-source">
              {fill(words.rivals, {
                count: number(rivals.count),
                suburb: result.location,
                rating: number(rivals.medianRating),
                reviews: number(rivals.medianReviewCount),
              })}
            </p>
          )}
          <FigureFormula result={result} parts={parts} figure="marketPosition" />
        </div>
        <dl className="growth-readings">
          {readings.map(({ figure, value, unit }) => (
            <div key={figure}>
              <dt>{words[figure]}</dt>
              <dd>
                {value === null ? (
                  <span className="growth-unknown">{words.notFound}</span>
                ) : (
                  <span className="nums">
                    {value}
                    {unit && <small> {unit}</small>}
                  </span>
                )}
                <span className="growth-source">{sources.figures[figure].text}</span>
                <FigureFormula result={result} parts={parts} figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
