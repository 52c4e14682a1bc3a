import { fill } from '@/components/audit/fill';
import { classNames } from '@/components/ui/class-names';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { dayFormat } from '@/lib/i18n/format-day';
import type { RecommendationSet } from '@/lib/recommendations/recommendation-set';
import type { AdviceParts } from './advice-parts';
import { FailureNotice } from './failure-notice';
import { LoadingLine } from './loading-line';
import { RecommendationCard } from './recommendation-card';
import styles from './recommendation-list.module.css';
import { useRecommendations } from './use-recommendations';

interface RecommendationListProps {
  parts: AdviceParts;
  onQuote: (advice: PresentedAdvice) => void;
}

/** What was recommended last, best first, and who made it. */
export function RecommendationList({ parts, onQuote }: RecommendationListProps) {
  const { data, isPending, refetch } = useRecommendations();
  const { tool, list } = parts.words;
  return (
    <section className={styles.section} aria-labelledby="list-title">
      <h2 id="list-title">{list.title}</h2>
      {isPending && <LoadingLine text={list.loading} />}
      {!isPending && !data && (
        <FailureNotice title={tool.listFailed} parts={parts} onRetry={() => void refetch()} />
      )}
      {data?.recommendations.length === 0 && <p className={classNames('lead', styles.none)}>{list.empty}</p>}
      {data && data.recommendations.length > 0 && (
        <>
          {data.engine && data.generatedAt && (
            <p className="text-muted max-w-160">{answeredBy(data.engine, data.generatedAt, parts)}</p>
          )}
          <ol className={styles.list}>
            {data.recommendations.map((advice, index) => (
              <li key={advice.id}>
                <RecommendationCard advice={advice} rank={index + 1} parts={parts} onQuote={onQuote} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function answeredBy(
  engine: RecommendationSet['engine'],
  generatedAt: string,
  { words, language, timeZone }: AdviceParts,
): string {
  const day = dayFormat(language, timeZone).format(new Date(generatedAt));
  return fill(words.list[engine], { day });
}
