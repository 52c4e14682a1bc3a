import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StoredLead } from '@/components/contact/contact-answer';
import { QuoteSent } from '@/components/quote/quote-sent';
import { Button } from '@/components/ui/button';
import type { PresentedAdvice } from '@/lib/advisor/advice';
import type { ClientProfile } from '@/lib/profile/profile';
import { AdviceQuote } from './advice-quote';
import styles from './recommendation-board.module.css';
import { RecommendationList } from './recommendation-list';
import { TideLoader } from './tide-loader';
import { UnderstoodComplaints } from './understood-complaints';
import type { AdviceTexts } from './use-advice-texts';
import { useGeneration, useRecommendations } from './use-recommendations';

interface RecommendationBoardProps {
  texts: AdviceTexts;
  profile: ClientProfile;
  summary: ReactNode;
}

/** The list of recommendations and, after it, what it is based on: while it is empty, before it. And the quote dialog. */
export function RecommendationBoard({ texts, profile, summary }: RecommendationBoardProps) {
  const generation = useGeneration(texts);
  const { data } = useRecommendations();
  const [wanted, setWanted] = useState<PresentedAdvice>();
  const [isAsking, setIsAsking] = useState(false);
  const [sent, setSent] = useState<{ id: string; stored: StoredLead }>();
  const title = useRef<HTMLHeadingElement>(null);
  const isEmpty = data?.recommendations.length === 0;
  const hasList = data && !isEmpty;
  const { button, working, text } = texts.words.generate;

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
        <UnderstoodComplaints understood={data.understood} profile={profile} texts={texts} />
      )}
    </div>
  );

  return (
    <>
      {isEmpty && basis}
      <RecommendationList
        texts={texts}
        title={title}
        onQuote={askFor}
        answer={({ id }) =>
          sent?.id === id && <QuoteSent stored={sent.stored} texts={texts.quote} language={texts.language} />
        }
      />
      {!isEmpty && basis}
      {wanted && (
        <AdviceQuote
          advice={wanted}
          profile={profile}
          about={data?.reportUrl}
          texts={texts}
          open={isAsking}
          onOpenChange={setIsAsking}
          onSent={(stored) => setSent({ id: wanted.id, stored })}
        />
      )}
    </>
  );
}
