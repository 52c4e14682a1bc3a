import { after } from 'next/server';
import { readConsent } from '@/lib/consent/read-consent';
import { methods } from '@/lib/http/methods';
import { noBody } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { behaviourLimit } from '@/lib/tracking/limits';
import { recordEvent } from '@/lib/tracking/record-event';
import { behaviourSchema } from '@/lib/tracking/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'beacon', schema: behaviourSchema, limit: behaviourLimit },
    async ({ input, request }) => {
      if (!readConsent(request)?.analytics) return noBody(204);
      const stored = recordEvent({ kind: 'behaviour', event: input, receivedAt: Date.now() });
      after(() => stored);
      return noBody(202);
    },
  ),
});
