import { FigureFormula } from './figure-formula';
import { growthFormat } from './growth-format';
import type { GrowthPartProps } from './growth-parts';

/** What would pay for itself within a year: what it may bring beside what it costs. */
export function GrowthOpportunities({ result, parts }: GrowthPartProps) {
  const { words } = parts;
  const { price, percent } = growthFormat(parts.language);
  const { growthOpportunities } = result;
  return (
    <section className="sec growth-opportunities" aria-labelledby="growth-opportunities-title">
      <div className="wrap">
        <h2 id="growth-opportunities-title">{words.opportunities}</h2>
        <p className="lede muted">
          {growthOpportunities.length > 0 ? words.opportunitiesText : words.noOpportunities}
        </p>
        {growthOpportunities.length > 0 && (
          <ul>
            {growthOpportunities.map((item) => (
              <li key={item.id}>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
                <dl>
                  <div>
                    <dt>{words.potentialRevenue}</dt>
                    <dd className="nums">{price(item.potentialRevenue)}</dd>
                  </div>
                  <div>
                    <dt>{words.investment}</dt>
                    <dd className="nums">
                      {item.investment === null ? words.byQuote : price(item.investment)}
                    </dd>
                  </div>
                  <div>
                    <dt>{words.roi}</dt>
                    <dd className="nums">{item.roi === null ? words.notKnown : percent(item.roi)}</dd>
                  </div>
                  <div>
                    <dt>{words.timeframe}</dt>
                    <dd>{item.timeframe}</dd>
                  </div>
                </dl>
                <FigureFormula result={result} parts={parts} figure={`growthOpportunities.${item.id}`} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
