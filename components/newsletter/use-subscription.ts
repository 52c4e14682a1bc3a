import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { send } from '@/lib/browser/http/send';
import { useSending } from '@/lib/browser/http/use-sending';

/** Sends the newsletter form. */
export function useSubscription(language: string) {
  const { result, isSending, submit } = useSending<object, unknown>();

  async function subscribe(form: HTMLFormElement) {
    const fields = Object.fromEntries(new FormData(form));
    const options = { language, marks: { success: 'true' } } as const;
    const { status } = await submit(fields, () => send('/api/newsletter', fields, options));
    if (status === 'failed') return;
    form.reset();
    forgetTyped('newsletter');
  }

  return { result, isSending, subscribe };
}
