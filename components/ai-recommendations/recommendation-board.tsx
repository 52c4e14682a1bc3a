import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StoredEnquiry } from '@/components/contact/enquiry-answer';
import { QuoteSent } from '@/components/quote/quote-sent';
import { Button } from '@/components/ui/button';
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

/** The list of recommendations and, after it, what it is based on: while it is empty, before it. And the quote dialog. */
export function RecommendationBoard({ parts, profile, summary }: RecommendationBoardProps) {
  const generation = useGeneration(parts);
  const { data } = useRecommendations();
  const [wanted, setWanted] = useState<PresentedAdvice>();
  const [isAsking, setIsAsking] = useState(false);
  const [sent, setSent] = useState<{ id: string; stored: StoredEnquiry }>();
  const title = useRef<HTMLHeadingElement>(null);
  const isEmpty = data?.recommendations.length === 0;
  const hasList = data && !isEmpty;
  const { button, working, text } = parts.words.generate;

  useEffect(() => {
    // The pressed button is below the new list.
    if (generation.isSuccess) title.current?.focus();
  }, [generation.isSuccess]);

  function askFor(advice: PresentedAdvice) {
    setWanted(advice);
    setIsAsking(true);
    setSent(undefined);
  }

  const basis = (
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
        {!hasList && <p className="text-sm text-muted">{text}</p>}
      </div>
      {data?.understood && (
        <UnderstoodComplaints understood={data.understood} profile={profile} parts={parts} />
      )}
    </div>
  );

  return (
    <>
      {isEmpty && basis}
      <RecommendationList
        parts={parts}
        title={title}
        onQuote={askFor}
        answer={({ id }) =>
          sent?.id === id && <QuoteSent stored={sent.stored} words={parts.quote} language={parts.language} />
        }
      />
      {!isEmpty && basis}
      {wanted && (
        <AdviceQuote
          advice={wanted}
          profile={profile}
          about={data?.reportUrl}
          parts={parts}
          open={isAsking}
          onOpenChange={setIsAsking}
          onSent={(stored) => setSent({ id: wanted.id, stored })}
        />
      )}
    </>
  );
}
