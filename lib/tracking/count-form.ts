import 'server-only';
import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { consentOfRequest } from '@/lib/consent/consent-of-request';
import type { CountedForm } from './counted-forms';
import { recordEvent } from './record-event';

/**
 * Counts one use of a form, if the visitor allowed analytics; whether. Its name and the browser's are all that is stored:
 * no address, no page, nothing that was typed, and a number of its own that joins it to nothing else.
 */
export function countForm(request: Request, formId: CountedForm, action: 'start' | 'submit'): boolean {
  if (!consentOfRequest(request)?.analytics) return false;
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
