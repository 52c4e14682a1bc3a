import { readConsent } from '@/lib/consent/read-consent';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { personalizationLimit } from '@/lib/personalization/limits';
import { personalize } from '@/lib/personalization/personalize';
import { personalizationSchema } from '@/lib/personalization/schema';
import { sessionHistory } from '@/lib/personalization/session-history';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'json', schema: personalizationSchema, limit: personalizationLimit },
    async ({ input: { sessionId, ...answers }, request, locale }) => {
      const mayRead = readConsent(request)?.analytics;
      const events = await sessionHistory(mayRead ? sessionId : undefined);
      return { success: true, ...(await personalize(answers, events, locale)) };
    },
  ),
});
