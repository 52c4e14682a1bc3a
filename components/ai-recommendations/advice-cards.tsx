import type { ReactNode } from 'react';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import styles from './advice-cards.module.css';
import { RecommendationCard } from './recommendation-card';
import { shareReasons } from './share-reasons';
import type { AdviceTexts } from './use-advice-texts';

/** So many are cards; each further one is a row that opens. */
const CARDS = 3;

interface AdviceCardsProps {
  list: readonly PresentedAdvice[];
  texts: AdviceTexts;
  /** The control to request a quote for an advice: a button or a link, described by `adviceTitleId`. */
  quote: (advice: PresentedAdvice) => ReactNode;
  /** What came of the request for a quote. */
  answer?: (advice: PresentedAdvice) => ReactNode;
}

/** A list of recommendations, best first, after the reasons that most of them share. */
export function AdviceCards({ list, texts, quote, answer }: AdviceCardsProps) {
  const { shared, own } = shareReasons(list, texts.language);
  return (
    <>
      {shared && (
        <p className={styles.shared}>
          <b>{texts.words.list.shared}</b> {shared}
        </p>
      )}
      <ol className={styles.list}>
        {list.map((advice, index) => (
          <li key={advice.id}>
            <RecommendationCard
              advice={{ ...advice, reasoning: own[index] ?? '' }}
              rank={index + 1}
              texts={texts}
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
