import { after } from 'next/server';
import { auditLimit, partLimit, proofLimit } from '@/lib/audit/limits';
import { orderRivals } from '@/lib/audit/order-rivals';
import { proveRepair } from '@/lib/audit/parts/prove-repair';
import { readRivals } from '@/lib/audit/parts/read-rivals';
import { isReportPart, readPart } from '@/lib/audit/parts/report-parts';
import { proveSchema } from '@/lib/audit/proof/schema';
import { presentReport } from '@/lib/audit/report/present-report';
import { rivalsSchema } from '@/lib/audit/rivals/schema';
import { finishBackgroundWork } from '@/lib/background/background-work';
import { AppError } from '@/lib/errors';
import { wantsPage } from '@/lib/http/body';
import { methods, methodsBy } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { reportPath } from '@/lib/site/report-path';
import { countForm } from '@/lib/tracking/count-form';

/** A part of a report that is computed after it; polled by the report while it is pending. */
const read = route({ reads: 'nothing', schema: noInput, limit: partLimit }, ({ request, locale }) => {
  const { token, part } = parseAddress(request);
  if (!isReportPart(part)) throw new AppError('not_found');
  return readPart(part)(token, locale);
});

/** Replaces the rivals of a report. */
const compare = route(
  {
    reads: 'json-or-form',
    schema: rivalsSchema,
    limit: auditLimit,
    form: { failed: (request) => `${reportPath(parseAddress(request).token)}#not-run` },
  },
  async ({ input, request, locale }) => {
    const { token } = parseAddress(request);
    await orderRivals(token, input);
    countForm(request, 'rivals', 'submit');
    after(() => finishBackgroundWork());
    if (wantsPage(request)) return seeOther(localePath(locale, `${reportPath(token)}#rivals-title`));
    return { success: true, ...(await readRivals(token, locale)) };
  },
);

/** Reads again what a repair needs. The answer is the plan, in which it is ticked off or not. */
const prove = route(
  {
    reads: 'json-or-form',
    schema: proveSchema,
    limit: proofLimit,
    form: { failed: (request) => `${reportPath(parseAddress(request).token)}#not-proven` },
  },
  async ({ input: { repair }, request, locale, clientIp }) => {
    const { token } = parseAddress(request);
    await proveRepair(token, repair, { clientIp });
    if (wantsPage(request)) return seeOther(localePath(locale, `${reportPath(token)}#repair-${repair}`));
    return { success: true, plan: (await presentReport(token, locale))?.plan };
  },
);

const readOnly = methods({ GET: read });
const repairs = methods({ POST: prove });
const rivals = methods({ GET: read, POST: compare });
const unknown = methods({ GET: read, POST: read, PUT: read, PATCH: read, DELETE: read });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methodsBy((request) => {
  const { part } = parseAddress(request);
  if (part === 'repairs') return repairs;
  if (!isReportPart(part)) return unknown;
  return part === 'rivals' ? rivals : readOnly;
});

function parseAddress(request: Request): { token: string; part: string } {
  const [token = '', part = ''] = new URL(request.url).pathname.split('/').slice(-2);
  return { token, part };
}
