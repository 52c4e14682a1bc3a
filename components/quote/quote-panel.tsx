import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { noContact, type QuoteContact } from '@/lib/personalization/quote-contact';
import type { QuoteDialogProps } from './quote-dialog';
import { QuoteFields } from './quote-fields';
import { useQuote } from './use-quote';

/** The dialog itself. Brings Radix along. */
export function QuotePanel(props: QuoteDialogProps) {
  const { open, onOpenChange, language, words, name, initial, composeMessage, service, source } = props;
  const [contact, setContact] = useState<QuoteContact>({ ...noContact, ...initial });
  const { state, submit } = useQuote(language, words);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  const isSending = state.status === 'sending';
  const errors = state.status === 'failed' ? state.fieldErrors : {};

  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A portal's events reach the form that the dialog was opened from.
    event.stopPropagation();
    if (isSending) return;
    const { email, phone } = contact;
    const page = location.pathname;
    const [locale = language] = language.split('-');
    const message = composeMessage(contact);
    if (!(await submit({ name, email, phone, message, service, source, page, locale }))) return;
    onOpenChange(false);
    props.onSent();
  }

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="quote-veil" />
        {/* A section, so that its header and footer are not taken for those of the page. */}
        <Content
          asChild
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Where the request was sent, the panel that says so has it already.
            if (document.activeElement === document.body) giveFocusTo(opener.current);
          }}
        >
          <section className="dialog quote-dialog">
            <header>
              <Title className="t2">{words.title}</Title>
              <Close className="ic" aria-label={words.close}>
                {words.closeIcon}
              </Close>
            </header>
            <form ref={form} onSubmit={handleSubmit}>
              <div className="quote-body">
                <Description>{words.description}</Description>
                <QuoteFields words={words} contact={contact} errors={errors} onChange={setContact} />
                {props.summary}
                <div role="status" className="answers">
                  {state.status === 'failed' && (
                    <div className="answer bad">
                      {words.faultIcon}
                      <div>
                        <p>{words.failed}</p>
                        <p className="small">{state.sentence ?? `${words.failedText}. ${words.kept}`}</p>
                      </div>
                    </div>
                  )}
                </div>
              </div>
              <footer>
                <Close className="btn quiet">{words.cancel}</Close>
                <button type="submit" className="btn cta" disabled={isSending}>
                  {isSending && <span className="spin" />}
                  {isSending ? words.sending : words.submit}
                </button>
              </footer>
            </form>
          </section>
        </Content>
      </Portal>
    </Root>
  );
}

function giveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}
