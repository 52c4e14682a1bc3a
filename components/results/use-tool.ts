import { useEffect } from 'react';
import type { ResultByKind } from '@/lib/attachments/found-result';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { useSending } from '@/lib/browser/http/use-sending';
import { rememberResult, useRememberedResult } from './remembered-result';

/**
 * A form that is replaced by its result, which a reload or Back restores: `restore` makes an answer of what is stored.
 * `kind` is also the form's name.
 */
export function useTool<Kind extends keyof ResultByKind, Draft, Answer>(
  kind: Kind,
  language: string,
  restore: (stored: ResultByKind[Kind]) => Answer,
) {
  const { state, submit, setResult } = useSending<Draft, Answer>(kind);

  useRememberedResult(kind, language, (stored) =>
    setResult((now) => (now.status === 'idle' ? { status: 'sent', answer: restore(stored) } : now)),
  );

  // Once the result is shown: if that fails, the error page gives the form back as it was.
  useEffect(() => {
    if (state.status === 'sent') forgetTyped(kind);
  }, [state.status, kind]);

  function reset() {
    rememberResult(null);
    setResult({ status: 'idle' });
  }

  return { state, submit, reset };
}
