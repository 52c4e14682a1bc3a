import { useEffect, useRef, useState } from 'react';
import { useFormToken } from '@/components/contact/use-form-token';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { createKey } from '@/lib/browser/http/create-key';
import { SendError } from '@/lib/browser/http/send';
import { sendWithProof } from '@/lib/browser/http/send-with-proof';
import { toast } from '@/lib/browser/toast/toast-store';
import type { FieldErrors } from '@/lib/errors';
import type { QuoteDialogProps } from './quote-dialog-props';

export type QuoteState =
  | { status: 'idle' | 'sending' | 'checking' }
  | { status: 'failed'; sentence?: string; fieldErrors: FieldErrors };

const noDraft = { text: '', key: '' };

/** Sends a request for a quote, and shows the outcome in a toast. */
export function useQuote(language: string, words: QuoteDialogProps['words']) {
  const [state, setState] = useState<QuoteState>({ status: 'idle' });
  const draft = useRef(noDraft);
  const { touch, spend, read } = useFormToken();
  // The hook is mounted when the dialog opens, which counts as the first touch of the form.
  useEffect(touch, [touch]);

  /** Returns whether the request is stored. */
  async function submit(lead: Record<string, string>): Promise<boolean> {
    const text = JSON.stringify(lead);
    // An edited draft is a new request: with the old key the server would return the stored one.
    if (draft.current.text !== text) draft.current = { text, key: createKey() };
    setState({ status: 'sending' });
    try {
      await sendWithProof(
        '/api/contact',
        { ...lead, formToken: read() },
        {
          language,
          marks: { success: 'true', id: 'string' },
          idempotencyKey: draft.current.key,
          onChallenge: () => setState({ status: 'checking' }),
        },
      );
    } catch (error) {
      console.error(error);
      const failure = error instanceof SendError ? error : undefined;
      const { visitorMessage: sentence, fieldErrors = {} } = failure ?? {};
      setState({ status: 'failed', sentence, fieldErrors });
      toast({ title: words.failed, description: words.failedText, variant: 'destructive' });
      return false;
    }
    trackEvent({ category: 'quote', action: 'generate_lead', label: lead.service });
    forgetTyped('quote');
    draft.current = noDraft;
    spend();
    touch();
    setState({ status: 'idle' });
    toast({ title: words.success, description: words.successText, variant: 'success' });
    return true;
  }

  return { state, submit };
}
