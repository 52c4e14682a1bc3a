import { after } from 'next/server';
import { readConsent } from '@/lib/consent/read-consent';
import { methods } from '@/lib/http/methods';
import { noBody } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { pageViewLimit } from '@/lib/tracking/limits';
import { recordEvent } from '@/lib/tracking/record-event';
import { pageViewSchema } from '@/lib/tracking/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'beacon', schema: pageViewSchema, limit: pageViewLimit },
    async ({ input, request }) => {
      if (!readConsent(request)?.analytics) return noBody(204);
      const stored = recordEvent({ kind: 'page-view', event: input, receivedAt: Date.now() });
      after(() => stored);
      return noBody(202);
    },
  ),
});
