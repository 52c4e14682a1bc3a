import type { ReactNode } from 'react';
import { answerClass, postedClass } from '@/components/ui/answer-class';
import { Moment } from '@/components/ui/moment';
import type { SendingResult } from '@/lib/browser/http/use-sending';

export interface EnquiryAnswerLabels {
  /** Shown while the browser computes a proof of work before sending. */
  checking: string;
  sent: string;
  stamp: StampWords;
  /** Shown after `sent`: what the visitor can do next. */
  next?: ReactNode;
  failed: string;
  /** Shown after `failed` when the answer contains no message. */
  kept: ReactNode;
  /** Shown after `failed` when a form post without script failed. */
  formKeptInHistory: ReactNode;
}

/** The stamp of what was sent. */
export interface StampWords {
  sent: string;
  /** Before the number. */
  number: string;
}

/** What the API says of a stored enquiry. */
export interface StoredEnquiry {
  id: string;
  /** Sentences: until when it is answered, and what else happens. */
  receipt?: readonly string[];
}

/** Rendered on the server, so that the icon table is not part of the form's script. */
export interface EnquiryAnswerIcons {
  ok: ReactNode;
  fault: ReactNode;
}

interface EnquiryAnswerProps {
  result: SendingResult<StoredEnquiry>;
  language: string;
  isChecking: boolean;
  labels: EnquiryAnswerLabels;
  icons: EnquiryAnswerIcons;
  /** Of the ticket. */
  className?: string;
}

/**
 * The outcome of the message. Without script the API redirects (303) to #sent or #not-sent, and `:target` shows the
 * message; the script's result replaces it. The live region exists from the start: one that is added together with its
 * text may not be announced.
 */
export function EnquiryAnswer({
  result,
  language,
  isChecking,
  labels,
  icons,
  className,
}: EnquiryAnswerProps) {
  const sent = (stored?: StoredEnquiry) => (
    <Moment
      className={className}
      picture={icons.ok}
      language={language}
      stamp={stored && labels.stamp.sent}
      number={stored && writeNumber(stored, labels.stamp)}
    >
      <p>{labels.sent}</p>
      {stored?.receipt?.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {labels.next}
    </Moment>
  );
  const failed = (reason: ReactNode) => (
    <div className={answerClass('bad')}>
      {icons.fault}
      <div>
        <p>{labels.failed}</p>
        <p className="text-sm">{reason}</p>
      </div>
    </div>
  );
  return (
    <>
      <div role="status">
        {isChecking && <p className="text-sm">{labels.checking}</p>}
        {result.status === 'sent' && sent(result.answer)}
        {result.status === 'failed' && failed(result.sentence ?? labels.kept)}
      </div>
      {result.status === 'idle' && (
        <>
          <div id="sent" className={postedClass}>
            {sent()}
          </div>
          <div id="not-sent" className={postedClass}>
            {failed(labels.formKeptInHistory)}
          </div>
        </>
      )}
    </>
  );
}

/** The beginning of its id, by which the desk finds it. */
export function writeNumber({ id }: StoredEnquiry, { number }: StampWords): ReactNode {
  return (
    <>
      {number} <bdi dir="ltr">{id.slice(0, 8)}</bdi>
    </>
  );
}
