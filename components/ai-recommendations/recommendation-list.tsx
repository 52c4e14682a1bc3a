import { KeepActions } from '@/components/results/keep-actions';
import { Button } from '@/components/ui/button';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { AdviceCards } from './advice-cards';
import type { AdviceParts } from './advice-parts';
import { answeredBy } from './answered-by';
import { FailureNotice } from './failure-notice';
import { LoadingLine } from './loading-line';
import { NoAdvice } from './no-advice';
import { adviceTitleId } from './recommendation-card';
import styles from './recommendation-list.module.css';
import { useRecommendations } from './use-recommendations';

interface RecommendationListProps {
  parts: AdviceParts;
  onQuote: (advice: PresentedAdvice) => void;
}

/** The latest recommendations, best first, and which engine made them. */
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
      {data?.recommendations.length === 0 && <NoAdvice text={list.empty} />}
      {data && data.recommendations.length > 0 && (
        <>
          {data.engine && data.generatedAt && (
            <p className="text-muted max-w-160 max-[40rem]:text-sm">
              {answeredBy({ engine: data.engine, generatedAt: data.generatedAt }, parts)}
            </p>
          )}
          <AdviceCards
            list={data.recommendations}
            parts={parts}
            quote={(advice) => (
              <Button
                look={advice.id === data.recommendations[0]?.id ? 'cta' : 'plain'}
                aria-describedby={adviceTitleId(advice)}
                onClick={() => onQuote(advice)}
              >
                {parts.words.card.quote}
              </Button>
            )}
          />
          {data.reportUrl && (
            <div className="mt-6 flex flex-wrap gap-3 print:hidden!">
              <KeepActions link={data.reportUrl} parts={parts.keep} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
