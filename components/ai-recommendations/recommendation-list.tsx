import type { ReactNode, Ref } from 'react';
import { fill } from '@/components/audit/fill';
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
  /** Receives the focus when a new list is shown. */
  title: Ref<HTMLHeadingElement>;
  /** Undefined for an advice without one. */
  answer: (advice: PresentedAdvice) => ReactNode;
  onQuote: (advice: PresentedAdvice) => void;
}

/** The latest recommendations, best first, and which engine made them. */
export function RecommendationList({ parts, title, answer, onQuote }: RecommendationListProps) {
  const { data, isPending, refetch } = useRecommendations();
  const { tool, list } = parts.words;
  const first = data?.recommendations[0];
  return (
    <section className={styles.section} aria-labelledby="list-title">
      <header className={styles.head}>
        <div>
          <h2 id="list-title" className="heading-md" tabIndex={-1} ref={title}>
            {list.title}
          </h2>
          {first && <p className="lead mt-2">{fill(list.verdict, { advice: first.title })}</p>}
        </div>
        {data?.engine && data.generatedAt && (
          <p className="text-sm text-muted">
            {answeredBy({ engine: data.engine, generatedAt: data.generatedAt }, parts)}
          </p>
        )}
      </header>
      {isPending && <LoadingLine text={list.loading} />}
      {!isPending && !data && (
        <FailureNotice title={tool.listFailed} parts={parts} onRetry={() => void refetch()} />
      )}
      {data?.recommendations.length === 0 && <NoAdvice text={list.empty} />}
      {data && data.recommendations.length > 0 && (
        <>
          <AdviceCards
            list={data.recommendations}
            parts={parts}
            answer={answer}
            quote={(advice) =>
              !answer(advice) && (
                <Button
                  look={advice.id === first?.id && !data.recommendations.some(answer) ? 'cta' : 'plain'}
                  aria-describedby={adviceTitleId(advice)}
                  onClick={() => onQuote(advice)}
                >
                  {parts.words.card.quote}
                </Button>
              )
            }
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
