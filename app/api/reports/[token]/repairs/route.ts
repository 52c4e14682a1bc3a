import { proofLimit } from '@/lib/audit/limits';
import { proveRepair, readPlan } from '@/lib/audit/proofs';
import { proveSchema } from '@/lib/audit/schema';
import { wantsPage } from '@/lib/http/body';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { reportPath } from '@/lib/site/report-path';

/** Reads again what a repair needs. The answer is the plan, in which it is ticked off or not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      reads: 'json-or-form',
      schema: proveSchema,
      limit: proofLimit,
      form: { failed: ({ param }) => `${reportPath(param('token'))}#not-proven` },
    },
    async ({ input: { repair }, request, locale, clientIp, param }) => {
      const token = param('token');
      await proveRepair(token, repair, { clientIp });
      if (wantsPage(request)) return seeOther(localePath(locale, `${reportPath(token)}#repair-${repair}`));
      return { success: true, plan: await readPlan(token, locale) };
    },
  ),
});
