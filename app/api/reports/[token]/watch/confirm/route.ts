import { pressedSchema } from '@/lib/audit/schema';
import {
  confirmWatch,
  findRequest,
  noticePath,
  readWatchAddress,
  watchCookie,
} from '@/lib/audit/watch-report';
import { readLinkCookie, withLinkCookie, withoutLinkCookie } from '@/lib/http/link-cookie';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';

const failed = (at: Parameters<typeof readWatchAddress>[0]) =>
  noticePath(readWatchAddress(at).report, 'watch-failed');

/** The link in the mail leads to a button, because link checkers open links, too. */
const ask = route(
  { reads: 'nothing', schema: noInput, link: { failed } },
  async ({ request, locale, param }) => {
    const link = readWatchAddress({ request, param });
    const found = await findRequest(link);
    if (!found) return seeOther(localePath(locale, noticePath(link.report, 'watch-invalid')));
    return withLinkCookie(
      seeOther(localePath(found.locale, noticePath(link.report, 'watch-confirm'))),
      watchCookie(link.report),
      link.token,
    );
  },
);

const confirm = route(
  { reads: 'json-or-form', schema: pressedSchema, form: { failed } },
  async ({ request, locale, param }) => {
    const { report } = readWatchAddress({ request, param });
    const confirmed = await confirmWatch({ report, token: readLinkCookie(request, watchCookie(report)) });
    const notice = noticePath(report, confirmed ? 'watch-on' : 'watch-invalid');
    return withoutLinkCookie(seeOther(localePath(locale, notice)), watchCookie(report));
  },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: ask, POST: confirm });
