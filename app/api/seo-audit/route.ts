import { auditLimit } from '@/lib/audit/limits';
import { auditFormPage, presentRequested, requestAudit } from '@/lib/audit/requests';
import { auditSchema } from '@/lib/audit/schema';
import { isForm, wantsPage } from '@/lib/http/body';
import { submissionKey } from '@/lib/http/idempotency-key';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { findVisitorId } from '@/lib/http/session-cookie';
import { localePath } from '@/lib/i18n/path';
import { reportPath } from '@/lib/site/report-path';
import { countForm } from '@/lib/tracking/count-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      reads: 'json-or-form',
      schema: auditSchema,
      limit: auditLimit,
      form: {
        failed: '/seo-audit#not-sent',
        failedStored: '/seo-audit#not-read',
        invalid: auditFormPage,
        fieldOf: { invalid_url: 'url', url_not_allowed: 'url' },
      },
    },
    async ({ input, request, locale, clientIp }) => {
      const userAgent = request.headers.get('user-agent') ?? undefined;
      const visitorId = await findVisitorId(request);
      const sentBy = isForm(request) ? 'form' : 'script';
      const requested = await requestAudit(input, {
        clientIp,
        userAgent,
        sentBy,
        visitorId,
        submission: submissionKey(request, clientIp),
      });
      countForm(request, 'audit', 'submit');
      if (wantsPage(request)) return seeOther(localePath(locale, reportPath(requested.token)));
      return { success: true, ...(await presentRequested(requested, locale)) };
    },
  ),
});
