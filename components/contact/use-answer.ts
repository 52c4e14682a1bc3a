import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import type { SendingResult } from '@/lib/browser/http/use-sending';

/**
 * What an answer does to the form: it receives the focus, at its first fault if it has any, and once stored it is folded
 * to what was written. `unfold`, for clicks of its submit button, shows the fields again, with the writer's name and address.
 */
export function useAnswer(
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  result: SendingResult<unknown>,
  written: Readonly<Record<string, string>>,
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
    if (unfolded) form.current?.querySelector<HTMLElement>('[name="message"]')?.focus();
  }, [unfolded, form]);

  function unfold(event: MouseEvent) {
    if (!isFolded) return;
    setUnfolded(result);
    // Fields that a program has filled in are sent. Asked by a selector, which reports no faults.
    if (form.current?.matches(':valid')) return;
    event.preventDefault();
    for (const name of ['name', 'email']) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = written[name] ?? '';
    }
  }

  return { isFolded, unfold };
}
