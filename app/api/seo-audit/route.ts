import { auditLimit } from '@/lib/audit/limits';
import { orderFormPage } from '@/lib/audit/order-form-page';
import { readRivals } from '@/lib/audit/parts/read-rivals';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { queuedSite } from '@/lib/audit/report/present-site';
import { requestAudit } from '@/lib/audit/request-audit';
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
        invalid: orderFormPage,
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
      const audit = await presentAudit(requested.facts, { ...requested, tries: [] }, locale);
      if (audit.refusal) return { success: true, ...audit };
      const site = await queuedSite(requested.token, locale);
      const rivals = await readRivals(requested.token, locale);
      return { success: true, ...audit, site, rivals };
    },
  ),
});
