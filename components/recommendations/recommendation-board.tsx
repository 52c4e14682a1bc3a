import { type ReactNode, useState } from 'react';
import { QuoteSent } from '@/components/quote/quote-sent';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import type { ClientProfile } from '@/lib/profile/profile';
import type { AdviceParts } from './advice-parts';
import { AdviceQuote } from './advice-quote';
import { RecommendationList } from './recommendation-list';
import { TideLoader } from './tide-loader';
import { useGeneration } from './use-recommendations';

interface RecommendationBoardProps {
  parts: AdviceParts;
  profile: ClientProfile;
  summary: ReactNode;
}

/** The summary with its button, the list under it, and the dialog that a card opens. */
export function RecommendationBoard({ parts, profile, summary }: RecommendationBoardProps) {
  const generation = useGeneration(parts);
  const [wanted, setWanted] = useState<PresentedAdvice>();
  const [isAsking, setIsAsking] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { button, working, text } = parts.words.generate;

  function askFor(advice: PresentedAdvice) {
    setWanted(advice);
    setIsAsking(true);
    setIsSent(false);
  }

  return (
    <>
      <div className="patrol-board">
        {summary}
        <div className="patrol-generate">
          <button
            type="button"
            className="btn cta lg"
            disabled={generation.isPending}
            onClick={() => generation.mutate()}
          >
            {generation.isPending ? working : button}
          </button>
          {generation.isPending && <TideLoader label={working} />}
          <p className="small muted">{text}</p>
        </div>
      </div>
      {isSent && <QuoteSent words={parts.quote} />}
      <RecommendationList parts={parts} onQuote={askFor} />
      {wanted && (
        <AdviceQuote
          advice={wanted}
          profile={profile}
          parts={parts}
          open={isAsking}
          onOpenChange={setIsAsking}
          onSent={() => setIsSent(true)}
        />
      )}
    </>
  );
}
