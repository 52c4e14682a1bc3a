'use client';

import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { answerClass } from '@/components/ui/answer-class';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import fieldStyles from '@/components/ui/form-field.module.css';
import { Icon } from '@/components/ui/icon';
import { ReceiptCard } from '@/components/ui/receipt-card';
import type { Messages } from '@/lib/i18n/messages';
import styles from './newsletter-form.module.css';
import { useSubscription } from './use-subscription';

interface NewsletterFormProps {
  words: Pick<Messages['newsletter']['form'], 'email' | 'subscribe' | 'sending' | 'sent' | 'failed'>;
  stamp: string;
  consent: ReactNode;
  /** Shown after a failure when the answer contains no message. */
  kept: ReactNode;
  /** Beside what is said of a sent form. */
  picture: ReactNode;
  locale: string;
  /** Language tag for the answer's sentences. */
  language: string;
  /** Path of the page with the form; part of the record of consent. */
  page: string;
}

/** An HTML form that posts to the API; with script without a page load. */
export function NewsletterForm({
  words,
  stamp,
  consent,
  kept,
  picture,
  locale,
  language,
  page,
}: NewsletterFormProps) {
  const { result, isSending, subscribe } = useSubscription(language);
  const email = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const isSent = result.status === 'sent';
  const errors = result.status === 'failed' ? result.fieldErrors.email : undefined;

  useEffect(() => {
    // Leaves the focus alone if the visitor has moved it meanwhile.
    if (errors && email.current?.form?.contains(document.activeElement)) email.current.focus();
  }, [errors]);

  useEffect(() => {
    // The receipt replaces the button that had the focus.
    const { activeElement } = document;
    const isFocusHere = activeElement === document.body || email.current?.form?.contains(activeElement);
    if (isSent && isFocusHere) answers.current?.focus();
  }, [isSent]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (typeof fetch !== 'function') return;
    event.preventDefault();
    if (!isSending) void subscribe(event.currentTarget);
  }

  return (
    <form
      className={styles.form}
      data-form="newsletter"
      data-sent={isSent || undefined}
      method="post"
      action="/api/newsletter"
      onSubmit={handleSubmit}
    >
      <div className={classNames(fieldStyles.field, errors && fieldStyles.faulty)}>
        <label htmlFor="newsletter-email">{words.email}</label>
        <div className={styles.row}>
          <input
            ref={email}
            id="newsletter-email"
            className={fieldStyles.control}
            type="email"
            name="email"
            required
            autoComplete="email"
            dir="ltr"
            aria-invalid={errors ? true : undefined}
            aria-describedby={errors ? 'newsletter-error newsletter-consent' : 'newsletter-consent'}
          />
          <Button type="submit" look="surf" aria-disabled={isSending}>
            <BusyLabel isBusy={isSending} idle={words.subscribe} busy={words.sending} />
          </Button>
        </div>
        {errors && (
          <span className={fieldStyles.fault} id="newsletter-error">
            <Icon name="octagon-alert" />
            <span>{errors.join(' ')}</span>
          </span>
        )}
      </div>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      <div ref={answers} role="status" tabIndex={-1} className={styles.answers}>
        {isSent && (
          <ReceiptCard picture={picture} language={language} stamp={stamp}>
            <p className="weight-normal">{words.sent}</p>
          </ReceiptCard>
        )}
        {result.status === 'failed' && (
          <div className={answerClass('bad')}>
            <Icon name="octagon-alert" />
            <div>
              <p>{words.failed}</p>
              <p className="text-sm">{result.sentence ?? kept}</p>
            </div>
          </div>
        )}
      </div>
      {consent}
    </form>
  );
}
