import { useState } from 'react';
import type { PresentedAudit } from '@/lib/audit/report/presented-report';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { SendError } from '@/lib/browser/http/send';
import { sendWithProof } from '@/lib/browser/http/send-with-proof';
import { toast } from '@/lib/browser/toast/toast-store';
import type { FieldErrors } from '@/lib/errors';

export interface AuditWords {
  failed: string;
  failedText: string;
  complete: string;
  completeText: string;
}

export type AuditState =
  | { status: 'idle' }
  | { status: 'analyzing'; url: string }
  | { status: 'done'; audit: PresentedAudit }
  | { status: 'failed'; message: string; fieldErrors: FieldErrors };

/** Longer than the server gives itself, its queue included. */
const timeoutMs = 90_000;

/** Orders an audit, and says by a toast how it ended. */
export function useAudit(language: string, words: AuditWords) {
  const [state, setState] = useState<AuditState>({ status: 'idle' });

  async function order(fields: Record<string, string>) {
    setState({ status: 'analyzing', url: fields.url ?? '' });
    try {
      const response = await sendWithProof('/api/seo-audit', fields, { language, timeoutMs });
      const audit: PresentedAudit = await response.json();
      trackEvent({ category: 'seo_audit', action: 'generate_lead' });
      setState({ status: 'done', audit });
      toast({ title: words.complete, description: words.completeText, variant: 'success' });
    } catch (error) {
      console.error(error);
      const failure = error instanceof SendError ? error : undefined;
      const message = failure?.visitorMessage || words.failedText;
      setState({ status: 'failed', message, fieldErrors: failure?.fieldErrors ?? {} });
      toast({ title: words.failed, description: message, variant: 'destructive' });
    }
  }

  return { state, order, reset: () => setState({ status: 'idle' }) };
}
