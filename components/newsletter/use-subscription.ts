import { useState } from 'react';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { SendError, send } from '@/lib/browser/http/send';

export type SubscriptionResult =
  | { status: 'idle' }
  | { status: 'sent' }
  | { status: 'failed'; sentence?: string; emailErrors?: string[] };

/** Sends the newsletter form. The last result is kept until the next one replaces it. */
export function useSubscription(language: string) {
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<SubscriptionResult>({ status: 'idle' });

  async function submit(form: HTMLFormElement) {
    setSending(true);
    const outcome = await ask(Object.fromEntries(new FormData(form)), language);
    if (outcome.status === 'sent') {
      form.reset();
      forgetTyped('newsletter');
    }
    setResult(outcome);
    setSending(false);
  }

  return { sending, result, submit };
}

async function ask(fields: object, language: string): Promise<SubscriptionResult> {
  try {
    await send('/api/newsletter', fields, { language, marks: { success: 'true' } });
    return { status: 'sent' };
  } catch (error) {
    if (!(error instanceof SendError)) return { status: 'failed' };
    return { status: 'failed', sentence: error.visitorMessage, emailErrors: error.fieldErrors.email };
  }
}
