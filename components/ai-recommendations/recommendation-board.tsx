import { type ReactNode, useState } from 'react';
import type { StoredEnquiry } from '@/components/contact/enquiry-answer';
import { QuoteSent } from '@/components/quote/quote-sent';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import type { ClientProfile } from '@/lib/profile/profile';
import type { AdviceParts } from './advice-parts';
import { AdviceQuote } from './advice-quote';
import styles from './recommendation-board.module.css';
import { RecommendationList } from './recommendation-list';
import { TideLoader } from './tide-loader';
import { UnderstoodComplaints } from './understood-complaints';
import { useGeneration, useRecommendations } from './use-recommendations';

interface RecommendationBoardProps {
  parts: AdviceParts;
  profile: ClientProfile;
  summary: ReactNode;
}

/** The profile's summary with the button, the list of recommendations, and the quote dialog that a card opens. */
export function RecommendationBoard({ parts, profile, summary }: RecommendationBoardProps) {
  const generation = useGeneration(parts);
  const { data } = useRecommendations();
  const [wanted, setWanted] = useState<PresentedAdvice>();
  const [isAsking, setIsAsking] = useState(false);
  const [sent, setSent] = useState<StoredEnquiry>();
  const hasList = Boolean(data?.recommendations.length);
  const { button, working, text } = parts.words.generate;

  function askFor(advice: PresentedAdvice) {
    setWanted(advice);
    setIsAsking(true);
    setSent(undefined);
  }

  return (
    <>
      <div className={styles.board}>
        {summary}
        <div className={styles.generate}>
          <Button
            look={hasList ? 'plain' : 'cta'}
            size="lg"
            disabled={generation.isPending}
            onClick={() => generation.mutate()}
          >
            {generation.isPending ? working : button}
          </Button>
          {generation.isPending && <TideLoader label={working} />}
          {/* Whoever has a list has seen what it takes. */}
          <p className={classNames('text-sm text-muted', hasList && 'max-[40rem]:hidden')}>{text}</p>
        </div>
      </div>
      {sent && (
        <div className="mt-6">
          <QuoteSent stored={sent} words={parts.quote} language={parts.language} />
        </div>
      )}
      {data?.understood && (
        <UnderstoodComplaints understood={data.understood} profile={profile} parts={parts} />
      )}
      <RecommendationList parts={parts} onQuote={askFor} />
      {wanted && (
        <AdviceQuote
          advice={wanted}
          profile={profile}
          about={data?.reportUrl}
          parts={parts}
          open={isAsking}
          onOpenChange={setIsAsking}
          onSent={setSent}
        />
      )}
    </>
  );
}
