import type { ReactNode, Ref } from 'react';
import { KeepActions } from '@/components/results/keep-actions';
import { Button } from '@/components/ui/button';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import { fill } from '@/lib/i18n/fill';
import { AdviceCards } from './advice-cards';
import { answeredBy } from './answered-by';
import { FailureNotice } from './failure-notice';
import { LoadingLine } from './loading-line';
import { NoAdvice } from './no-advice';
import { adviceTitleId } from './recommendation-card';
import styles from './recommendation-list.module.css';
import type { AdviceTexts } from './use-advice-texts';
import { useRecommendations } from './use-recommendations';

interface RecommendationListProps {
  texts: AdviceTexts;
  /** Receives the focus when a new list is shown. */
  title: Ref<HTMLHeadingElement>;
  /** Undefined for an advice without one. */
  answer: (advice: PresentedAdvice) => ReactNode;
  onQuote: (advice: PresentedAdvice) => void;
}

/** The latest recommendations, best first, and which engine made them. */
export function RecommendationList({ texts, title, answer, onQuote }: RecommendationListProps) {
  const { data, isPending, refetch } = useRecommendations();
  const { tool, list } = texts.words;
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
            {answeredBy({ engine: data.engine, generatedAt: data.generatedAt }, texts)}
          </p>
        )}
      </header>
      {isPending && <LoadingLine text={list.loading} />}
      {!isPending && !data && (
        <FailureNotice title={tool.listFailed} texts={texts} onRetry={() => void refetch()} />
      )}
      {data?.recommendations.length === 0 && <NoAdvice text={list.empty} />}
      {data && data.recommendations.length > 0 && (
        <>
          <AdviceCards
            list={data.recommendations}
            texts={texts}
            answer={answer}
            quote={(advice) =>
              !answer(advice) && (
                <Button
                  look={advice.id === first?.id && !data.recommendations.some(answer) ? 'cta' : 'plain'}
                  aria-describedby={adviceTitleId(advice)}
                  onClick={() => onQuote(advice)}
                >
                  {texts.words.card.quote}
                </Button>
              )
            }
          />
          {data.reportUrl && (
            <div className="mt-6 flex flex-wrap gap-3 print:hidden!">
              <KeepActions link={data.reportUrl} words={texts.actions} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
