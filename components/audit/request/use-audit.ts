import { rememberResult } from '@/components/results/remembered-result';
import { useTool } from '@/components/results/use-tool';
import type { PresentedAudit } from '@/lib/audit/presented';
import { readArrival } from '@/lib/browser/analytics/read-arrival';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { sendWithProof } from '@/lib/browser/http/send-with-proof';
import { toast } from '@/lib/browser/toast/toast-store';
import type { Messages } from '@/lib/i18n/messages';

interface ShownAudit {
  audit: PresentedAudit;
  /** Whether it was ordered just now. */
  isNew: boolean;
}

/** Milliseconds, longer than the server's own time-out including its queue. */
const timeoutMs = 90_000;

const marks = { success: 'true', id: 'string', reportUrl: 'string' } as const;

/** Orders an audit, and shows the outcome in a toast. */
export function useAudit(language: string, words: Messages['seo-audit']['form']) {
  const restore = (audit: PresentedAudit): ShownAudit => ({ audit, isNew: false });
  const { state, submit, reset } = useTool<'audit', Record<string, string>, ShownAudit>(
    'audit',
    language,
    restore,
  );

  async function request(fields: Record<string, string>) {
    const outcome = await submit(fields, async (attempt) => {
      const options = { language, timeoutMs, marks, ...attempt };
      const body = { ...fields, ...readArrival() };
      return { audit: await sendWithProof<PresentedAudit>('/api/seo-audit', body, options), isNew: true };
    });
    if (outcome.status === 'failed') {
      const description = outcome.sentence ?? words.failedText;
      toast({ title: words.failed, description, variant: 'destructive' });
      return;
    }
    trackEvent({ category: 'seo_audit', action: 'generate_lead' });
    const { reportUrl, refusal } = outcome.answer.audit;
    rememberResult(reportUrl);
    // The report's headline says who refused: nothing is complete.
    if (!refusal) toast({ title: words.complete, description: words.completeText, variant: 'success' });
  }

  return { state, request, reset };
}
