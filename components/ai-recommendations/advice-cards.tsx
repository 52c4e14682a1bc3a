import type { ReactNode } from 'react';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import styles from './advice-cards.module.css';
import type { AdviceParts } from './advice-parts';
import { RecommendationCard } from './recommendation-card';
import { shareReasons } from './share-reasons';

/** So many are cards; each further one is a row that opens. */
const CARDS = 3;

interface AdviceCardsProps {
  list: readonly PresentedAdvice[];
  parts: AdviceParts;
  /** The control to request a quote for an advice: a button or a link, described by `adviceTitleId`. */
  quote: (advice: PresentedAdvice) => ReactNode;
  /** What came of the request for a quote. */
  answer?: (advice: PresentedAdvice) => ReactNode;
}

/** A list of recommendations, best first, after the reasons that most of them share. */
export function AdviceCards({ list, parts, quote, answer }: AdviceCardsProps) {
  const { shared, own } = shareReasons(list, parts.language);
  return (
    <>
      {shared && (
        <p className={styles.shared}>
          <b>{parts.words.list.shared}</b> {shared}
        </p>
      )}
      <ol className={styles.list}>
        {list.map((advice, index) => (
          <li key={advice.id}>
            <RecommendationCard
              advice={{ ...advice, reasoning: own[index] ?? '' }}
              rank={index + 1}
              parts={parts}
              quote={quote(advice)}
              isFolded={index >= CARDS}
              answer={answer?.(advice)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
