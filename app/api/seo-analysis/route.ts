import { analyseWebsite, checkFormPage } from '@/lib/audit/analyse-website';
import { analysisLimit } from '@/lib/audit/limits';
import { analysisSchema } from '@/lib/audit/schema';
import { AppError, fetchFailures } from '@/lib/errors';
import { wantsPage } from '@/lib/http/body';
import { methods } from '@/lib/http/methods';
import { json, seeOther } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { forVisitor } from '@/lib/http/session-cookie';
import { streamLines, wantsLines } from '@/lib/http/stream-lines';
import { countForm } from '@/lib/tracking/count-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      reads: 'json-or-form',
      schema: analysisSchema,
      limit: analysisLimit,
      form: {
        failed: '/seo-checker#not-sent',
        invalid: checkFormPage,
        fieldOf: Object.fromEntries(fetchFailures.map((code) => [code, 'url'])),
      },
    },
    async ({ input, request, locale, clientIp }) => {
      countForm(request, 'checker', 'submit');
      return forVisitor(request, async (visitorId) => {
        if (wantsLines(request))
          return streamLines({ request, locale }, (tell) =>
            analyseWebsite(input, locale, { clientIp, visitorId, onStage: (stage) => tell({ stage }) }),
          );
        const result = await analyseWebsite(input, locale, { clientIp, visitorId });
        if (!wantsPage(request)) return json({ success: true, result });
        if (!result.reportUrl) throw new AppError('report_not_stored');
        return seeOther(new URL(result.reportUrl).pathname);
      });
    },
  ),
});
