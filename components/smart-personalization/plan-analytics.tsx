import { fill } from '@/components/audit/fill';
import type { PersonalizationResult } from '@/lib/personalization/result';
import { BasedFacts, factList } from './based-facts';
import styles from './plan-analytics.module.css';
import type { ToolParts } from './tool-words';

/** How many of the recorded events are shown. */
const recentCount = 5;

/** Figures of the visit, and its latest recorded events. */
export function PlanAnalytics({ result, parts }: { result: PersonalizationResult; parts: ToolParts }) {
  const { analytics: words, recommendations } = parts.words;
  const { behaviorAnalytics: found, interactionHistory: history } = result;
  const number = new Intl.NumberFormat(parts.language);
  const moment = new Intl.DateTimeFormat(parts.language, { dateStyle: 'medium', timeStyle: 'medium' });
  const probability = found.conversionProbability;
  return (
    <div className={styles.analytics}>
      <section aria-labelledby="plan-analytics-title">
        <h2 id="plan-analytics-title" className="heading-md">
          {words.title}
        </h2>
        <BasedFacts
          unknown={words.unknown}
          facts={[
            {
              id: 'engagementLevel',
              label: words.engagementLevel,
              value: found.engagementLevel,
              basis: found.basis.engagementLevel,
            },
            {
              id: 'conversionProbability',
              label: words.conversionProbability,
              value:
                probability === null
                  ? null
                  : fill(recommendations.percent, { value: number.format(probability) }),
              basis: found.basis.conversionProbability,
            },
            {
              id: 'optimalContactTime',
              label: words.optimalContactTime,
              value: found.optimalContactTime,
              basis: found.basis.optimalContactTime,
            },
            {
              id: 'preferredContentLength',
              label: words.preferredContentLength,
              value: found.preferredContentLength,
              basis: found.basis.preferredContentLength,
            },
            {
              id: 'interestAreas',
              label: words.interestAreas,
              value: factList(found.interestAreas),
              basis: found.basis.interestAreas,
            },
          ]}
        />
      </section>
      <section className={styles.recent} aria-labelledby="plan-recent-title">
        <h2 id="plan-recent-title" className="heading-sm">
          {words.recent}
        </h2>
        {history.length === 0 ? (
          <p>{words.noRecent}</p>
        ) : (
          <ol>
            {history.slice(0, recentCount).map(({ details, timestamp }) => (
              <li key={`${timestamp} ${details}`}>
                <time className="text-sm text-muted" dateTime={timestamp}>
                  {moment.format(new Date(timestamp))}
                </time>
                <span>{details}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
