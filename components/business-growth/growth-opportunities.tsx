import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { fill } from '@/lib/i18n/fill';
import { FigureFormulas } from './figure-formula';
import { growthFormat } from './growth-format';
import styles from './growth-opportunities.module.css';
import type { GrowthSectionProps } from './growth-texts';

/** Investments that pay off within a year: expected revenue and cost. */
export function GrowthOpportunities({ result, texts }: GrowthSectionProps) {
  const { words } = texts;
  const { price, percent } = growthFormat(texts.language);
  const { growthOpportunities } = result;
  return (
    <Section aria-labelledby="growth-opportunities-title">
      <div className="page-width">
        <h2 id="growth-opportunities-title">{words.opportunities}</h2>
        <p className="lead mt-3 text-muted">
          {growthOpportunities.length > 0 ? words.opportunitiesText : words.noOpportunities}
        </p>
        {growthOpportunities.length > 0 && (
          <ul className={styles.list}>
            {growthOpportunities.map((item) => (
              <li key={item.id}>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
                <dl>
                  <div>
                    <dt>{words.potentialRevenue}</dt>
                    <dd className={classNames('figures', styles.figure)}>{price(item.potentialRevenue)}</dd>
                  </div>
                  <div>
                    <dt>{fill(words.margin, { margin: percent(item.marginPercent) })}</dt>
                    <dd className={classNames('figures', styles.figure)}>{price(item.grossProfit)}</dd>
                  </div>
                  <div>
                    <dt>{words.investment}</dt>
                    <dd className={classNames('figures', styles.figure)}>
                      {item.investment === null ? words.byQuote : price(item.investment)}
                    </dd>
                  </div>
                  <div>
                    <dt>{words.roi}</dt>
                    <dd className={classNames('figures', styles.figure)}>
                      {item.roi === null ? words.notKnown : percent(item.roi)}
                    </dd>
                  </div>
                  <div>
                    <dt>{words.timeframe}</dt>
                    <dd>{item.timeframe}</dd>
                  </div>
                </dl>
                <FigureFormulas
                  result={result}
                  texts={texts}
                  figures={[{ figure: `growthOpportunities.${item.id}`, name: item.title }]}
                  of={item.title}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
