import { classNames } from '@/components/ui/class-names';
import { fill } from '@/lib/i18n/fill';
import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import { BasedFacts, factList } from './based-facts';
import styles from './plan-analytics.module.css';
import { PlanHistory } from './plan-history';
import type { PlanTexts } from './use-plan-texts';

/** What the visit shows: the steps towards an enquiry, its latest recorded events, and what follows from them. */
export function PlanAnalytics({ result, texts }: { result: PersonalizationResult; texts: PlanTexts }) {
  const { analytics: words, recommendations } = texts.words;
  const { behaviorAnalytics: found, interactionHistory } = result;
  const { conversionProbability: probability, steps, basis } = found;
  const value = probability === null ? null : new Intl.NumberFormat(texts.language).format(probability);
  const visit = [
    {
      id: 'engagementLevel',
      label: words.engagementLevel,
      value: found.engagementLevel,
      basis: basis.engagementLevel,
    },
    {
      id: 'conversionProbability',
      label: words.conversionProbability,
      value: value === null ? null : fill(recommendations.percent, { value }),
      basis: basis.conversionProbability,
    },
  ];
  const others = [
    {
      id: 'optimalContactTime',
      label: words.optimalContactTime,
      value: found.optimalContactTime,
      basis: basis.optimalContactTime,
    },
    {
      id: 'preferredContentLength',
      label: words.preferredContentLength,
      value: found.preferredContentLength,
      basis: basis.preferredContentLength,
    },
    {
      id: 'interestAreas',
      label: words.interestAreas,
      value: factList(found.interestAreas),
      basis: basis.interestAreas,
    },
  ];
  return (
    <>
      <h2 className="heading-md">{words.title}</h2>
      <div className={styles.visit}>
        {steps.length > 0 && (
          <div className={styles.panel}>
            <dl>
              {visit.map(({ id, label, value: figure, basis: reason }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd className={classNames('figures', styles.figure)}>{figure}</dd>
                  <dd className="text-sm">{reason}</dd>
                </div>
              ))}
            </dl>
            <ol>
              {steps.map(({ name, isTaken }) => (
                <li key={name} className={isTaken ? styles.taken : undefined}>
                  <b>{name}</b> <span className="text-sm">{isTaken ? words.taken : words.notTaken}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
        <PlanHistory history={interactionHistory} texts={texts} />
      </div>
      <BasedFacts unknown={words.unknown} facts={steps.length > 0 ? others : [...visit, ...others]} />
    </>
  );
}
