import 'server-only';
import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { readConsent } from '@/lib/consent/read-consent';
import type { CountedForm } from './counted-forms';
import { recordEvent } from './record-event';

/**
 * Counts one use of a form if the visitor has allowed analytics; returns whether it did. Stores only the form's name, the
 * user agent and a random id that links it to nothing else: no address, no page, no typed text.
 */
export function countForm(request: Request, formId: CountedForm, action: 'start' | 'submit'): boolean {
  if (!readConsent(request)?.analytics) return false;
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, 1000);
  const stored = recordEvent({
    kind: 'behaviour',
    receivedAt: Date.now(),
    event: {
      sessionId: randomUUID(),
      eventType: 'form_interaction',
      pageUrl: '',
      timeSpent: 0,
      interactionData: { formId, action, userAgent },
    },
  });
  after(() => stored);
  return true;
}
