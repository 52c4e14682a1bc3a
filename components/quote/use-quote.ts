import { useEffect } from 'react';
import type { StoredLead } from '@/components/contact/contact-answer';
import { useFormToken } from '@/components/contact/use-form-token';
import { readArrival } from '@/lib/browser/analytics/read-arrival';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { sendWithProof } from '@/lib/browser/http/send-with-proof';
import { useSending } from '@/lib/browser/http/use-sending';
import { toast } from '@/lib/browser/toast/toast-store';
import type { QuoteDialogProps } from './quote-dialog-props';

const marks = { success: 'true', id: 'string' } as const;
/** Asks for what the page says of what is stored, too. */
const withReceipt = { Prefer: 'return=representation' };

/** Sends a request for a quote, and shows the outcome in a toast. */
export function useQuote(language: string, words: QuoteDialogProps['words']) {
  const { state, submit } = useSending<Record<string, string>, StoredLead>('quote');
  const { touch, spend, read } = useFormToken();
  // The hook is mounted when the dialog opens, which counts as the first touch of the form.
  useEffect(touch, [touch]);

  /** Undefined if the request isn't stored. */
  async function request(lead: Record<string, string>): Promise<StoredLead | undefined> {
    const body = { ...lead, ...readArrival(), formToken: read() };
    const outcome = await submit(lead, (attempt) =>
      sendWithProof('/api/contact', body, { language, marks, headers: withReceipt, ...attempt }),
    );
    if (outcome.status === 'failed') {
      toast({ title: words.failed, description: words.failedText, variant: 'destructive' });
      return undefined;
    }
    trackEvent({ category: 'quote', action: 'generate_lead', label: lead.service });
    forgetTyped('quote');
    spend();
    touch();
    toast({ title: words.success, description: words.successText, variant: 'success' });
    return outcome.answer;
  }

  return { state, request };
}
