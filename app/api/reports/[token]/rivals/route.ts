import { after } from 'next/server';
import { auditLimit, siteProgressLimit } from '@/lib/audit/limits';
import { orderRivals } from '@/lib/audit/order-rivals';
import { readRivalsProgress } from '@/lib/audit/read-rivals-progress';
import { rivalsSchema } from '@/lib/audit/rivals/schema';
import { finishWork } from '@/lib/background/work';
import { wantsPage } from '@/lib/http/body';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { reportPath } from '@/lib/site/report-path';
import { countForm } from '@/lib/tracking/count-form';

/** GET: the comparison with rivals, polled by the report while it is pending. POST: replaces the rivals. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: siteProgressLimit }, ({ request, locale }) =>
    readRivalsProgress(parseToken(request), locale),
  ),
  POST: route(
    {
      reads: 'json-or-form',
      schema: rivalsSchema,
      limit: auditLimit,
      form: { failed: (request) => `${reportPath(parseToken(request))}#not-run` },
    },
    async ({ input, request, locale }) => {
      const token = parseToken(request);
      await orderRivals(token, input);
      countForm(request, 'rivals', 'submit');
      after(() => finishWork());
      if (wantsPage(request)) return seeOther(localePath(locale, `${reportPath(token)}#rivals-title`));
      return { success: true, ...(await readRivalsProgress(token, locale)) };
    },
  ),
});

function parseToken(request: Request): string {
  return new URL(request.url).pathname.split('/').at(-2) ?? '';
}
