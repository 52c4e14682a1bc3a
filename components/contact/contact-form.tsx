'use client';

import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { BusyLabel } from '@/components/ui/busy-label';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FormField } from '@/components/ui/form-field';
import { HoneypotField } from '@/components/ui/honeypot-field';
import type { Messages } from '@/lib/i18n/messages';
import type { ContactField } from '@/lib/leads/present-contact-fields';
import { attachmentField } from '@/lib/site/attachment-path';
import { CallField, type CallFieldProps } from './call-field';
import { ContactAnswer, type ContactAnswerProps } from './contact-answer';
import { ContactAttachment, type ContactAttachmentProps } from './contact-attachment';
import { ContactControl } from './contact-control';
import styles from './contact-form.module.css';
import { type AddressPrefill, useAddressPrefill } from './use-address-prefill';
import { useAnswer } from './use-answer';
import { useAttachment } from './use-attachment';
import { useAttachmentPrefill } from './use-attachment-prefill';
import { useCallTimes } from './use-call-times';
import { useContactForm } from './use-contact-form';
import { useStart } from './use-start';
import { WrittenLead } from './written-lead';

interface ContactFormProps
  extends Pick<ContactAnswerProps, 'stamps' | 'next' | 'kept' | 'formKeptInHistory' | 'picture'> {
  words: {
    form: Pick<Messages['contact']['form'], 'messageHint' | 'more' | 'submit' | 'sending'> &
      ContactAnswerProps['words'];
    attachment: ContactAttachmentProps['words'] & Pick<Messages['contact']['attachment'], 'message'>;
    /** Of the phone number, while a time for a call is chosen: a phone number is required then. */
    phoneForCall: string;
    /** Absent where visitors book a call in a calendar. */
    call?: CallFieldProps['words'];
  };
  fields: readonly ContactField[];
  locale: string;
  /** Language tag for the answer's sentences. */
  language: string;
  /** Path of the page with the form. */
  page: string;
  source?: string;
  /** Prefilled messages by package: `?package=<id>`. */
  packages?: readonly AddressPrefill[];
  /** Prefilled messages by what the services page sells: `?service=<id>`. */
  sold?: readonly AddressPrefill[];
}

const none: readonly AddressPrefill[] = [];

/**
 * An HTML form that posts to the API; with script without a page load. The fields are uncontrolled, so that text typed
 * before hydration is kept.
 */
export function ContactForm({
  words,
  fields,
  locale,
  language,
  page,
  source,
  packages = none,
  sold = none,
  ...answer
}: ContactFormProps) {
  const { call } = words;
  const { result, written, isSending, isChecking, enquire, touch } = useContactForm(language);
  const calls = useCallTimes(language);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isFolded, unfold } = useAnswer(form, button, result, written);
  const startedAtMs = useStart(form);
  const errors = result.status === 'failed' ? result.fieldErrors : {};
  const [wantsCall, setWantsCall] = useState(false);

  // A choice made before hydration.
  useEffect(() => setWantsCall(form.current !== null && choosesCall(form.current)), []);

  // After the effect of `useStart`, which would mistake a prefilled text for one typed by the visitor.
  const ordered = useAddressPrefill(form, 'package', packages);
  const asked = useAddressPrefill(form, 'service', sold);
  const attached = useAttachment(language);
  useAttachmentPrefill(form, attached.attachment, words.attachment.message);
  // The attachment was sent: the next message has none.
  const { remove } = attached;
  useEffect(() => {
    if (result.status === 'sent') remove();
  }, [result, remove]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (typeof fetch !== 'function') return;
    event.preventDefault();
    void enquire(event.currentTarget, Math.round(performance.now() - startedAtMs.current));
  }

  function handleTouch({ currentTarget }: FormEvent<HTMLFormElement>) {
    setWantsCall(choosesCall(currentTarget));
    touch();
    if (call) calls.load();
  }

  const from = ordered ?? asked ?? source;
  return (
    <form
      ref={form}
      className={styles.form}
      data-form="contact"
      data-folded={isFolded || undefined}
      method="post"
      action="/api/contact"
      onFocus={handleTouch}
      onInput={handleTouch}
      onReset={() => setWantsCall(false)}
      onSubmit={handleSubmit}
    >
      {fields.map((field) => {
        const { name, type } = field;
        const isForCall = name === 'phone' && wantsCall;
        return (
          <FormField
            key={name}
            form="contact"
            name={name}
            label={isForCall ? words.phoneForCall : field.label}
            hint={name === 'message' ? words.form.messageHint : undefined}
            errors={errors[name]}
            className={classNames(styles.field, type === 'textarea' && styles.wide)}
          >
            {(wiring) => (
              <ContactControl field={field} wiring={wiring} required={isForCall || field.required} />
            )}
          </FormField>
        );
      })}
      {call && (
        <CallField words={call} times={calls.times} className={classNames(styles.field, styles.wide)} />
      )}
      <HoneypotField />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="locale" value={locale} />
      {from && <input type="hidden" name="source" value={from} />}
      {attached.name && <input type="hidden" name={attachmentField} value={attached.name} />}
      <div className={styles.wide}>
        <ContactAttachment
          attachment={attached.attachment}
          isGone={attached.isGone}
          words={words.attachment}
          onRemove={remove}
        />
      </div>
      <div className={classNames(styles.wide, styles.outcome)}>
        <ContactAnswer
          result={result}
          language={language}
          isChecking={isChecking}
          words={words.form}
          {...answer}
          className={styles.answer}
        />
        {isFolded && <WrittenLead written={written} fields={fields} />}
        <div className={styles.send}>
          {isFolded && <p className="text-sm">{words.form.more}</p>}
          <Button
            ref={button}
            type="submit"
            look={isFolded ? 'plain' : 'cta'}
            size={isFolded ? undefined : 'lg'}
            disabled={isSending}
            onClick={unfold}
          >
            <BusyLabel isBusy={isSending} idle={words.form.submit} busy={words.form.sending} />
          </Button>
        </div>
      </div>
    </form>
  );
}

function choosesCall(form: HTMLFormElement): boolean {
  const call = form.elements.namedItem('call');
  return call instanceof HTMLSelectElement && call.value !== '';
}
