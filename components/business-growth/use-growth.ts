import { useEffect, useState } from 'react';
import { rememberResult } from '@/components/results/remembered-result';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { toast } from '@/lib/browser/toast/toast-store';
import type { FieldErrors } from '@/lib/errors';
import { GrowthError, requestGrowth } from '@/lib/growth/request-growth';
import type { GrowthResult } from '@/lib/growth/result';

export type GrowthFields = Record<string, string | number>;

export type GrowthState =
  | { status: 'idle' }
  | { status: 'analyzing'; fields: GrowthFields }
  | { status: 'done'; result: GrowthResult }
  | { status: 'failed'; message: string; fieldErrors: FieldErrors };

/** Requests an analysis; failures are logged, and shown at the form and in a toast. */
export function useGrowth(language: string, words: { failed: string; failedText: string }) {
  const [state, setState] = useState<GrowthState>({ status: 'idle' });

  // Once the result is shown: if that fails, the error page gives the form back as it was.
  useEffect(() => {
    if (state.status === 'done') forgetTyped('growth');
  }, [state.status]);

  async function analyze(fields: GrowthFields) {
    setState({ status: 'analyzing', fields });
    try {
      const result = await requestGrowth(fields, language);
      rememberResult(result.reportUrl);
      setState({ status: 'done', result });
    } catch (error) {
      console.error(error);
      const failure = error instanceof GrowthError ? error : undefined;
      const message = failure?.visitorMessage || words.failedText;
      setState({ status: 'failed', message, fieldErrors: failure?.fieldErrors ?? {} });
      toast({ title: words.failed, description: message, variant: 'destructive' });
    }
  }

  /** Shows an earlier result. */
  function show(result: GrowthResult) {
    setState((now) => (now.status === 'idle' ? { status: 'done', result } : now));
  }

  function reset() {
    rememberResult(null);
    setState({ status: 'idle' });
  }

  return { state, analyze, show, reset };
}
