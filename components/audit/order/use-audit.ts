import { useEffect, useRef, useState } from 'react';
import { rememberResult } from '@/components/results/remembered-result';
import type { PresentedAudit } from '@/lib/audit/report/presented-report';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { forgetTyped } from '@/lib/browser/forms/forget-typed';
import { createKey } from '@/lib/browser/http/create-key';
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
  | { status: 'done'; audit: PresentedAudit /** Whether it was ordered just now. */; isNew: boolean }
  | { status: 'failed'; message: string; fieldErrors: FieldErrors };

/** Milliseconds, longer than the server's own time-out including its queue. */
const timeoutMs = 90_000;

const marks = { success: 'true', id: 'string', reportUrl: 'string' } as const;
const noDraft = { text: '', key: '' };

/** Orders an audit, and shows the outcome in a toast. */
export function useAudit(language: string, words: AuditWords) {
  const [state, setState] = useState<AuditState>({ status: 'idle' });
  const draft = useRef(noDraft);

  // Once the result is shown: if that fails, the error page gives the form back as it was.
  useEffect(() => {
    if (state.status === 'done') forgetTyped('audit');
  }, [state.status]);

  async function order(fields: Record<string, string>) {
    const text = JSON.stringify(fields);
    // The key stays the same until an answer has come, so that trying again doesn't make another report.
    if (draft.current.text !== text) draft.current = { text, key: createKey() };
    setState({ status: 'analyzing', url: fields.url ?? '' });
    try {
      const audit = await sendWithProof<PresentedAudit>('/api/seo-audit', fields, {
        language,
        timeoutMs,
        idempotencyKey: draft.current.key,
        marks,
      });
      draft.current = noDraft;
      trackEvent({ category: 'seo_audit', action: 'generate_lead' });
      rememberResult(audit.reportUrl);
      setState({ status: 'done', audit, isNew: true });
      toast({ title: words.complete, description: words.completeText, variant: 'success' });
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
    setState((now) => (now.status === 'idle' ? { status: 'done', audit, isNew: false } : now));
  }

  function reset() {
    rememberResult(null);
    setState({ status: 'idle' });
  }

  return { state, order, show, reset };
}
