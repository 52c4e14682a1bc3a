import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { answerClass } from '@/components/ui/answer-class';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import dialogStyles from '@/components/ui/dialog.module.css';
import { HoneypotField } from '@/components/ui/honeypot-field';
import { Icon } from '@/components/ui/icon';
import { readForm } from '@/lib/browser/read-form';
import { readLinkToken } from '@/lib/site/attachment-path';
import { honeypotField } from '@/lib/site/honeypot-field';
import { noContact, type QuoteContact } from '@/lib/smart-personalization/quote-contact';
import type { QuoteDialogProps } from './quote-dialog-props';
import { QuoteFields } from './quote-fields';
import styles from './quote-panel.module.css';
import { useQuote } from './use-quote';

/** The dialog itself. Imports Radix. */
export function QuotePanel(props: QuoteDialogProps) {
  const { open, onOpenChange, language, words, name, initial, composeMessage, service, source } = props;
  const [contact, setContact] = useState<QuoteContact>({ ...noContact, ...initial });
  const { state, request } = useQuote(language, words);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  const isSending = state.status === 'sending';
  const errors = state.status === 'failed' ? state.fieldErrors : {};

  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A portal's events bubble to the form that the dialog was opened from.
    event.stopPropagation();
    if (isSending) return;
    const { email, phone } = contact;
    const page = location.pathname;
    const [locale = language] = language.split('-');
    const message = composeMessage(contact);
    const attachment = readLinkToken(props.about);
    // The honeypot is the only named field that isn't in the state.
    const { [honeypotField]: honeypot = '' } = readForm(event.currentTarget);
    const { typed } = props;
    const lead = {
      name,
      email,
      phone,
      message,
      typed,
      service,
      source,
      page,
      locale,
      [honeypotField]: honeypot,
    };
    const stored = await request(attachment ? { ...lead, attachment } : lead);
    if (!stored) return;
    onOpenChange(false);
    props.onSent(stored);
  }

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.overlay} />
        <Content
          className={classNames(dialogStyles.dialog, styles.dialog)}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After sending, the success panel already has the focus.
            if (document.activeElement === document.body) giveFocusTo(opener.current);
          }}
        >
          <div className={dialogStyles.head}>
            <Title className="heading-sm">{words.title}</Title>
            <Close className={buttonClass({ look: 'icon', className: 'flex-none' })} aria-label={words.close}>
              <Icon name="x" />
            </Close>
          </div>
          <form ref={form} className={styles.form} data-form="quote" onSubmit={handleSubmit}>
            <div className={styles.body}>
              <Description>{words.description}</Description>
              <QuoteFields words={words} contact={contact} errors={errors} onChange={setContact} />
              <HoneypotField />
              {props.summary}
              <div role="status" className="empty:absolute">
                {isSending && state.isChecking && <p className="text-sm">{words.checking}</p>}
                {state.status === 'failed' && (
                  <div className={classNames(answerClass('bad'), 'm-0')}>
                    <Icon name="octagon-alert" />
                    <div>
                      <p>{words.failed}</p>
                      <p className="text-sm">{state.sentence ?? `${words.failedText}. ${words.kept}`}</p>
                    </div>
                  </div>
                )}
              </div>
            </div>
            <div className={classNames(dialogStyles.foot, styles.footer)}>
              <Close className={buttonClass({ look: 'quiet' })}>{words.cancel}</Close>
              <Button type="submit" look="cta" disabled={isSending}>
                <BusyLabel isBusy={isSending} idle={words.submit} busy={words.sending} />
              </Button>
            </div>
          </form>
        </Content>
      </Portal>
    </Root>
  );
}

function giveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
