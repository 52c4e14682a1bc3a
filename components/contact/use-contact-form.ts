import { useState } from 'react';
import { readArrival } from '@/lib/browser/analytics/read-arrival';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { sendWithProof } from '@/lib/browser/http/send-with-proof';
import { useSending } from '@/lib/browser/http/use-sending';
import { readForm } from '@/lib/browser/read-form';
import type { StoredLead } from './contact-answer';
import { useFormToken } from './use-form-token';

const marks = { success: 'true', id: 'string' } as const;
/** Asks for what the page says of what is stored, too. */
const withReceipt = { Prefer: 'return=representation' };

/** Sends the contact form. `written`: the fields of the last enquiry that was stored. */
export function useContactForm(language: string) {
  const { state, result, isSending, submit } = useSending<Record<string, string>, StoredLead>('contact');
  const token = useFormToken();
  const [written, setWritten] = useState<Record<string, string>>({});

  /** `elapsedMs`: how long the visitor has had the form before sending it. */
  async function enquire(form: HTMLFormElement, elapsedMs: number) {
    const fields = readForm(form);
    const body = { ...fields, ...readArrival(), elapsedMs, formToken: token.read() };
    const { status } = await submit(fields, (attempt) =>
      sendWithProof('/api/contact', body, { language, marks, headers: withReceipt, ...attempt }),
    );
    if (status === 'failed') return;
    trackEvent({ category: 'contact', action: 'generate_lead', label: fields.service });
    setWritten(fields);
    form.reset();
    forgetTyped('contact');
    token.spend();
  }

  const isChecking = state.status === 'sending' && state.isChecking;
  return { result, written, isSending, isChecking, enquire, touch: token.touch };
}
