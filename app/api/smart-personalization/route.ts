import { readConsent } from '@/lib/consent/read-consent';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { forVisitor } from '@/lib/http/session-cookie';
import type { NewResult } from '@/lib/results/results-store';
import { storeResult } from '@/lib/results/store-result';
import { personalizationLimit } from '@/lib/smart-personalization/limits';
import { personalize } from '@/lib/smart-personalization/personalize';
import { personalizationSchema } from '@/lib/smart-personalization/schema';
import { sessionHistory } from '@/lib/smart-personalization/session-history';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'json', schema: personalizationSchema, limit: personalizationLimit },
    async ({ input: { sessionId, ...answers }, request, locale }) => {
      const mayRead = readConsent(request)?.analytics;
      const events = await sessionHistory(mayRead ? sessionId : undefined);
      return forVisitor(request, async (visitorId) => {
        const keep = (result: NewResult) => storeResult({ ...result, visitorId });
        return json({ success: true, ...(await personalize(answers, events, locale, keep)) });
      });
    },
  ),
});
