import { useState } from 'react';
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

/** Orders an analysis; what goes wrong is logged, and told at the form and by a toast. */
export function useGrowth(language: string, words: { failed: string; failedText: string }) {
  const [state, setState] = useState<GrowthState>({ status: 'idle' });

  async function analyze(fields: GrowthFields) {
    setState({ status: 'analyzing', fields });
    try {
      setState({ status: 'done', result: await requestGrowth(fields, language) });
    } catch (error) {
      console.error(error);
      const failure = error instanceof GrowthError ? error : undefined;
      const message = failure?.visitorMessage || words.failedText;
      setState({ status: 'failed', message, fieldErrors: failure?.fieldErrors ?? {} });
      toast({ title: words.failed, description: message, variant: 'destructive' });
    }
  }

  return { state, analyze, reset: () => setState({ status: 'idle' }) };
}
