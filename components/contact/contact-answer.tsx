import type { ReactNode } from 'react';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { Icon } from '@/components/ui/icon';
import { ReceiptCard } from '@/components/ui/receipt-card';
import type { SendingResult } from '@/lib/browser/http/use-sending';
import type { Messages } from '@/lib/i18n/messages';

/** What the API says of a stored enquiry. */
export interface StoredLead {
  id: string;
  /** Sentences: until when it is answered, and what else happens. */
  receipt?: readonly string[];
}

export interface ContactAnswerProps {
  result: SendingResult<StoredLead>;
  language: string;
  isChecking: boolean;
  words: Pick<Messages['contact']['form'], 'sent' | 'failed'> & Pick<Messages['forms'], 'checking'>;
  stamps: Messages['forms']['stamps'];
  /** Shown after what was sent: what the visitor can do next. */
  next?: ReactNode;
  /** Shown after a failure when the answer contains no message. */
  kept: ReactNode;
  /** Shown when a form post without script failed. */
  formKeptInHistory: ReactNode;
  /** Beside what is said of a sent message. */
  picture: ReactNode;
  /** Of the ticket. */
  className?: string;
}

/**
 * The outcome of the message. Without script the API redirects (303) to #sent or #not-sent, and `:target` shows the
 * message; the script's result replaces it. The live region exists from the start: one that is added together with its
 * text may not be announced.
 */
export function ContactAnswer({
  result,
  language,
  isChecking,
  words,
  stamps,
  next,
  kept,
  formKeptInHistory,
  picture,
  className,
}: ContactAnswerProps) {
  const sent = (stored?: StoredLead) => (
    <ReceiptCard
      className={className}
      picture={picture}
      language={language}
      stamp={stored && stamps.sent}
      number={stored && writeNumber(stored, stamps)}
    >
      <p>{words.sent}</p>
      {stored?.receipt?.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {next}
    </ReceiptCard>
  );
  const failed = (reason: ReactNode) => (
    <div className={answerClass('bad')}>
      <Icon name="octagon-alert" />
      <div>
        <p>{words.failed}</p>
        <p className="text-sm">{reason}</p>
      </div>
    </div>
  );
  return (
    <>
      <div role="status">
        {isChecking && <p className="text-sm">{words.checking}</p>}
        {result.status === 'sent' && sent(result.answer)}
        {result.status === 'failed' && failed(result.sentence ?? kept)}
      </div>
      {result.status === 'idle' && (
        <>
          <div id="sent" className={postedClass}>
            {sent()}
          </div>
          <div id="not-sent" className={postedClass}>
            {failed(formKeptInHistory)}
          </div>
        </>
      )}
    </>
  );
}

/** The beginning of its id, by which the desk finds it. */
export function writeNumber(
  { id }: StoredLead,
  { number }: Pick<Messages['forms']['stamps'], 'number'>,
): ReactNode {
  return (
    <>
      {number} <bdi dir="ltr">{id.slice(0, 8)}</bdi>
    </>
  );
}
