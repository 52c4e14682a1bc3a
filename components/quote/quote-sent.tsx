import { type ReactNode, useEffect, useRef } from 'react';
import { type StoredLead, writeNumber } from '@/components/contact/contact-answer';
import { ReceiptCard } from '@/components/ui/receipt-card';
import sentToast from '@/components/ui/sent-toast.module.css';
import type { QuoteTexts } from './use-quote-texts';

interface QuoteSentProps {
  stored: StoredLead;
  texts: QuoteTexts;
  language: string;
  children?: ReactNode;
}

/** Shown when a request for a quote is stored. Receives the focus when the dialog closes. */
export function QuoteSent({ stored, texts, language, children }: QuoteSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={sentToast.told} aria-labelledby="quote-sent-title">
      <ReceiptCard
        picture={texts.picture}
        language={language}
        stamp={texts.stamps.sent}
        number={writeNumber(stored, texts.stamps)}
      >
        <h2 id="quote-sent-title" className="heading-sm" tabIndex={-1} ref={heading}>
          {texts.words.sentTitle}
        </h2>
        <p>{texts.sentText}</p>
        {stored.receipt?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </ReceiptCard>
    </section>
  );
}
