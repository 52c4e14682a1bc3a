import { rememberResult } from '@/components/results/remembered-result';
import { useTool } from '@/components/results/use-tool';
import type { Failure } from '@/lib/browser/http/read-failure';
import { toast } from '@/lib/browser/toast/toast-store';
import { requestGrowth } from '@/lib/business-growth/request-growth';
import type { GrowthResult } from '@/lib/business-growth/result';
import type { FieldErrors } from '@/lib/errors';

export type GrowthFields = Record<string, string | number>;

const restore = (stored: GrowthResult) => stored;

/** Requests an analysis; a failure is shown at the form and in a toast. */
export function useGrowth(language: string, words: { failed: string; failedText: string }) {
  const { state, submit, reset } = useTool<'growth', GrowthFields, GrowthResult>('growth', language, restore);

  async function analyze(fields: GrowthFields) {
    const outcome = await submit(fields, () => requestGrowth(fields, language));
    if (outcome.status === 'sent') rememberResult(outcome.answer.reportUrl);
    else {
      const description = outcome.sentence ?? words.failedText;
      toast({ title: words.failed, description, variant: 'destructive' });
    }
  }

  return { state, errors: state.status === 'failed' ? findFieldErrors(state) : {}, analyze, reset };
}

/** An address that can't be read counts as an error of its field. */
function findFieldErrors({ code, sentence, fieldErrors }: Failure): FieldErrors {
  if (code !== 'invalid_url' && code !== 'url_not_allowed') return fieldErrors;
  return sentence ? { website: [sentence] } : {};
}
