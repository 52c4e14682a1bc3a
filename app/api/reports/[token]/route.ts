import { auditLimit } from '@/lib/audit/limits';
import { presentReport } from '@/lib/audit/read-report';
import { rerunAudit } from '@/lib/audit/requests';
import { rerunSchema } from '@/lib/audit/schema';
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
      form: { failed: ({ param }) => `${reportPath(param('token'))}#not-run` },
    },
    async ({ request, locale, clientIp, param }) => {
      const token = param('token');
      await rerunAudit(token, { clientIp });
      if (wantsPage(request)) return seeOther(localePath(locale, reportPath(token)));
      return { success: true, ...(await presentReport(token, locale)) };
    },
  ),
});
