import { useEffect } from 'react';
import { useFormToken } from '@/components/contact/use-form-token';
import { readArrival } from '@/lib/browser/analytics/read-arrival';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { sendWithProof } from '@/lib/browser/http/send-with-proof';
import { useSending } from '@/lib/browser/http/use-sending';
import { toast } from '@/lib/browser/toast/toast-store';
import type { QuoteDialogProps } from './quote-dialog-props';

const marks = { success: 'true', id: 'string' } as const;

/** Sends a request for a quote, and shows the outcome in a toast. */
export function useQuote(language: string, words: QuoteDialogProps['words']) {
  const { state, submit } = useSending<Record<string, string>, unknown>();
  const { touch, spend, read } = useFormToken();
  // The hook is mounted when the dialog opens, which counts as the first touch of the form.
  useEffect(touch, [touch]);

  /** Returns whether the request is stored. */
  async function request(lead: Record<string, string>): Promise<boolean> {
    const body = { ...lead, ...readArrival(), formToken: read() };
    const { status } = await submit(lead, (attempt) =>
      sendWithProof('/api/contact', body, { language, marks, ...attempt }),
    );
    if (status === 'failed') {
      toast({ title: words.failed, description: words.failedText, variant: 'destructive' });
      return false;
    }
    trackEvent({ category: 'quote', action: 'generate_lead', label: lead.service });
    forgetTyped('quote');
    spend();
    touch();
    toast({ title: words.success, description: words.successText, variant: 'success' });
    return true;
  }

  return { state, request };
}
