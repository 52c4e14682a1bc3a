import { after } from 'next/server';
import { auditLimit } from '@/lib/audit/limits';
import { presentReport } from '@/lib/audit/report/present-report';
import { rerunAudit } from '@/lib/audit/rerun-audit';
import { rerunSchema } from '@/lib/audit/schema';
import { finishBackgroundWork } from '@/lib/background/background-work';
import { wantsPage } from '@/lib/http/body';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { reportPath } from '@/lib/site/report-path';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      reads: 'json-or-form',
      schema: rerunSchema,
      limit: auditLimit,
      form: { failed: (request) => `${reportPath(parseToken(request))}#not-run` },
    },
    async ({ request, locale, clientIp }) => {
      const token = parseToken(request);
      await rerunAudit(token, { clientIp });
      after(() => finishBackgroundWork());
      if (wantsPage(request)) return seeOther(localePath(locale, reportPath(token)));
      return { success: true, ...(await presentReport(token, locale)) };
    },
  ),
});

function parseToken(request: Request): string {
  return new URL(request.url).pathname.split('/').at(-1) ?? '';
}
