import { type ReactNode, useEffect, useRef } from 'react';
import styles from './quote-sent.module.css';
import type { QuoteWords } from './use-quote-words';

/** Shown when a request for a quote is stored. Receives the focus when the dialog closes. */
export function QuoteSent({ words, children }: { words: QuoteWords; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={styles.sent} aria-labelledby="quote-sent-title">
      {words.sentIcon}
      <div>
        <h2 id="quote-sent-title" className="heading-sm" tabIndex={-1} ref={heading}>
          {words.sentTitle}
        </h2>
        <p>{words.sentText}</p>
        {children}
      </div>
    </section>
  );
}
