import { useRef, useState } from 'react';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { createKey } from '@/lib/browser/http/create-key';
import { SendError } from '@/lib/browser/http/send';
import { sendWithProof } from '@/lib/browser/http/send-with-proof';
import { readForm } from '@/lib/browser/read-form';
import type { FieldErrors } from '@/lib/errors';
import { useFormToken } from './use-form-token';

export type EnquiryResult =
  | { status: 'idle' }
  | { status: 'sent' }
  | { status: 'failed'; sentence?: string; fieldErrors: FieldErrors };

const noDraft = { text: '', key: '' };

/** Sends the form's values. The last result is kept until the next one replaces it. */
export function useEnquiry(language: string) {
  const [sending, setSending] = useState(false);
  const [checking, setChecking] = useState(false);
  const [result, setResult] = useState<EnquiryResult>({ status: 'idle' });
  const draft = useRef(noDraft);
  const token = useFormToken();

  /** `elapsedMs`: how long the visitor has had the form before sending it. */
  async function submit(form: HTMLFormElement, elapsedMs: number) {
    const fields = readForm(form);
    const text = JSON.stringify(fields);
    // An edited draft is a new message: with the old key the server would return the stored one.
    if (draft.current.text !== text) draft.current = { text, key: createKey() };
    setSending(true);
    const outcome = await deliver(
      { ...fields, elapsedMs, formToken: token.read() },
      { language, idempotencyKey: draft.current.key, onChallenge: () => setChecking(true) },
    );
    if (outcome.status === 'sent') {
      trackEvent({ category: 'contact', action: 'generate_lead', label: fields.service });
      form.reset();
      forgetTyped('contact');
      draft.current = noDraft;
      token.spend();
    }
    setResult(outcome);
    setChecking(false);
    setSending(false);
  }

  return { sending, checking, result, submit, touch: token.touch };
}

async function deliver(
  body: Record<string, unknown>,
  options: Omit<Parameters<typeof sendWithProof>[2], 'marks'>,
): Promise<EnquiryResult> {
  try {
    await sendWithProof('/api/contact', body, { ...options, marks: { success: 'true', id: 'string' } });
    return { status: 'sent' };
  } catch (error) {
    if (!(error instanceof SendError)) return { status: 'failed', fieldErrors: {} };
    return { status: 'failed', sentence: error.visitorMessage, fieldErrors: error.fieldErrors };
  }
}
