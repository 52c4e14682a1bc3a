import type { PersonalizationResult } from '@/lib/smart-personalization/result';
import styles from './plan-analytics.module.css';
import type { PlanTexts } from './use-plan-texts';

/** How many of the recorded events are shown. */
const recentCount = 5;

interface PlanHistoryProps {
  history: PersonalizationResult['interactionHistory'];
  texts: PlanTexts;
}

/** The latest recorded events of the visit. */
export function PlanHistory({ history, texts }: PlanHistoryProps) {
  const { analytics: words } = texts.words;
  const moment = new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <section className={styles.recent} aria-labelledby="plan-recent-title">
      <h3 id="plan-recent-title" className="heading-sm">
        {words.recent}
      </h3>
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
  );
}
