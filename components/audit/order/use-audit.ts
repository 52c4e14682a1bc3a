import { useState } from 'react';
import { rememberResult } from '@/components/results/remembered-result';
import type { OrderedAudit, PresentedAudit } from '@/lib/audit/report/presented-report';
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
  completeEarlier: string;
  completeFailed: string;
}

/** The state of the report's mail, and its recipient; absent for an audit ordered earlier. */
export type Mailing = Pick<OrderedAudit, 'mailed'> & { email: string };

export type AuditState =
  | { status: 'idle' }
  | { status: 'analyzing'; url: string }
  | { status: 'done'; audit: PresentedAudit; mailing?: Mailing }
  | { status: 'failed'; message: string; fieldErrors: FieldErrors };

/** Milliseconds, longer than the server's own time-out including its queue. */
const timeoutMs = 90_000;

const marks = { success: 'true', id: 'string', overallScore: 'number' } as const;

/** Orders an audit, and shows the outcome in a toast. */
export function useAudit(language: string, words: AuditWords) {
  const [state, setState] = useState<AuditState>({ status: 'idle' });

  async function order(fields: Record<string, string>) {
    setState({ status: 'analyzing', url: fields.url ?? '' });
    try {
      const audit = await sendWithProof<OrderedAudit>('/api/seo-audit', fields, {
        language,
        timeoutMs,
        marks,
      });
      const { mailed } = audit;
      trackEvent({ category: 'seo_audit', action: 'generate_lead' });
      rememberResult(audit.reportUrl);
      setState({ status: 'done', audit, mailing: { mailed, email: fields.email ?? '' } });
      toast({ title: words.complete, description: describeMailing(mailed, words), variant: 'success' });
    } catch (error) {
      console.error(error);
      const failure = error instanceof SendError ? error : undefined;
      const message = failure?.visitorMessage || words.failedText;
      setState({ status: 'failed', message, fieldErrors: failure?.fieldErrors ?? {} });
      toast({ title: words.failed, description: message, variant: 'destructive' });
    }
  }

  /** Shows an earlier audit. */
  function show(audit: PresentedAudit) {
    setState((now) => (now.status === 'idle' ? { status: 'done', audit } : now));
  }

  function reset() {
    rememberResult(null);
    setState({ status: 'idle' });
  }

  return { state, order, show, reset };
}

function describeMailing(mailed: OrderedAudit['mailed'], words: AuditWords): string {
  if (mailed === 'failed') return words.completeFailed;
  return mailed === 'earlier' ? words.completeEarlier : words.completeText;
}
