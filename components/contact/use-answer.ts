import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import type { SendingResult } from '@/lib/browser/http/use-sending';

/**
 * What an answer does to the form: it receives the focus, at its first fault if it has any, and once stored it is folded
 * to what was written. `unfold`, for clicks of its submit button, shows the empty fields again.
 */
export function useAnswer(
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  result: SendingResult<unknown>,
) {
  const [unfolded, setUnfolded] = useState<SendingResult<unknown>>();
  const isFolded = result.status === 'sent' && unfolded !== result;

  useEffect(() => {
    if (result.status === 'idle') return;
    if (result.status === 'sent') {
      form.current?.querySelector('[role="status"]')?.scrollIntoView({ block: 'center' });
    }
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused !== button.current) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (fault ?? button.current)?.focus({ preventScroll: result.status === 'sent' });
  }, [result, form, button]);

  useEffect(() => {
    if (unfolded) form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [unfolded, form]);

  function unfold(event: MouseEvent) {
    if (!isFolded) return;
    // Fields that a program has filled in are sent.
    if (!form.current?.checkValidity()) event.preventDefault();
    setUnfolded(result);
  }

  return { isFolded, unfold };
}
