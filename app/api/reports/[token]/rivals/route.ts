import { auditLimit, partLimit } from '@/lib/audit/limits';
import { readRivals, requestRivals } from '@/lib/audit/read-parts';
import { rivalsSchema } from '@/lib/audit/schema';
import { wantsPage } from '@/lib/http/body';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { reportPath } from '@/lib/site/report-path';
import { countForm } from '@/lib/tracking/count-form';

/** The rivals beside a report; polled by it while they are pending. */
const read = route({ reads: 'nothing', schema: noInput, limit: partLimit }, ({ locale, param }) =>
  readRivals(param('token'), locale),
);

/** Replaces them. */
const compare = route(
  {
    reads: 'json-or-form',
    schema: rivalsSchema,
    limit: auditLimit,
    form: { failed: ({ param }) => `${reportPath(param('token'))}#not-run` },
  },
  async ({ input, request, locale, param }) => {
    const token = param('token');
    await requestRivals(token, input);
    countForm(request, 'rivals', 'submit');
    if (wantsPage(request)) return seeOther(localePath(locale, `${reportPath(token)}#rivals-title`));
    return { success: true, ...(await readRivals(token, locale)) };
  },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read, POST: compare });
