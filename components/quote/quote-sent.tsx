import { type ReactNode, useEffect, useRef } from 'react';
import { type StoredEnquiry, writeNumber } from '@/components/contact/enquiry-answer';
import { Moment } from '@/components/ui/moment';
import sentToast from '@/components/ui/sent-toast.module.css';
import type { QuoteWords } from './use-quote-words';

interface QuoteSentProps {
  stored: StoredEnquiry;
  words: QuoteWords;
  language: string;
  children?: ReactNode;
}

/** Shown when a request for a quote is stored. Receives the focus when the dialog closes. */
export function QuoteSent({ stored, words, language, children }: QuoteSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={sentToast.told} aria-labelledby="quote-sent-title">
      <Moment
        picture={words.sentIcon}
        language={language}
        stamp={words.stamp.sent}
        number={writeNumber(stored, words.stamp)}
      >
        <h2 id="quote-sent-title" className="heading-sm" tabIndex={-1} ref={heading}>
          {words.sentTitle}
        </h2>
        <p>{words.sentText}</p>
        {stored.receipt?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </Moment>
    </section>
  );
}
