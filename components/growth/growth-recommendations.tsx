import { effortColour, impactColour } from '@/lib/growth/level-colour';
import { FigureFormula } from './figure-formula';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';
import { LevelMark } from './level-mark';

/** What would help most, with what it may bring and how that was worked out. */
export function GrowthRecommendations({ result, parts }: GrowthPartProps) {
  const { words } = parts;
  const { price } = growthFormat(parts.language);
  return (
    <section className="sec growth-recommendations" aria-labelledby="growth-recommendations-title">
      <div className="wrap">
        <h2 id="growth-recommendations-title">{words.recommendations}</h2>
        <p className="lede muted">{words.recommendationsText}</p>
        <ol>
          {result.recommendations.map((item) => (
            <li key={item.id}>
              <div className="growth-advice">
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
                  <div className="level-mark">
                    <dt>{words.timeframe}</dt>
                    <dd>{item.timeframe}</dd>
                  </div>
                </dl>
              </div>
              <div className="growth-revenue">
                {item.estimatedRevenue === null ? (
                  <p className="growth-unknown">{words.noFigure}</p>
                ) : (
                  <>
                    <p className="nums">{price(item.estimatedRevenue)}</p>
                    <p className="small">
                      {words.estimate}, {words.firstYear}
                    </p>
                  </>
                )}
                <FigureFormula result={result} parts={parts} figure={`recommendations.${item.id}`} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
