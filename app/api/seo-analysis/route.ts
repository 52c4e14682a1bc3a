import { analyseWebsite } from '@/lib/audit/analyse-website';
import { analysisLimit } from '@/lib/audit/limits';
import { analysisSchema } from '@/lib/audit/schema';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { forVisitor } from '@/lib/http/session-cookie';
import { streamLines, wantsLines } from '@/lib/http/stream-lines';
import { countForm } from '@/lib/tracking/count-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'json', schema: analysisSchema, limit: analysisLimit },
    async ({ input, request, locale, clientIp }) => {
      countForm(request, 'checker', 'submit');
      return forVisitor(request, async (visitorId) =>
        wantsLines(request)
          ? streamLines({ request, locale }, (tell) =>
              analyseWebsite(input, locale, { clientIp, visitorId, onStage: (stage) => tell({ stage }) }),
            )
          : json({ success: true, result: await analyseWebsite(input, locale, { clientIp, visitorId }) }),
      );
    },
  ),
});
