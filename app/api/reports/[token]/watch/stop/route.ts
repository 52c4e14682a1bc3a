import { pressedSchema } from '@/lib/audit/schema';
import { findWatch, noticePath, readWatchAddress, stopWatch, watchCookie } from '@/lib/audit/watch-report';
import { readLinkCookie, withLinkCookie, withoutLinkCookie } from '@/lib/http/link-cookie';
import { tokenInLink } from '@/lib/http/link-token';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';

const failed = (at: Parameters<typeof readWatchAddress>[0]) =>
  noticePath(readWatchAddress(at).report, 'watch-failed');

/** The link in a mail leads to a button, because link checkers open links, too. */
const ask = route(
  { reads: 'nothing', schema: noInput, link: { failed } },
  async ({ request, locale, param }) => {
    const link = readWatchAddress({ request, param });
    const found = await findWatch(link);
    if (!found) return seeOther(localePath(locale, noticePath(link.report, 'watch-invalid')));
    return withLinkCookie(
      seeOther(localePath(found.locale, noticePath(link.report, 'watch-stop'))),
      watchCookie(link.report),
      link.token,
    );
  },
);

/** One-click unsubscribe by a mail program, which expects a status, not a page: https://www.rfc-editor.org/rfc/rfc8058 */
const oneClick = route({ reads: 'nothing', schema: noInput, from: 'anywhere' }, async (call) => {
  // An ended watch is deleted, so a repeated request can't be distinguished from one with an invalid token.
  await stopWatch(readWatchAddress(call));
  return { success: true };
});

/** The button on the report that `ask` leads to. */
const fromPage = route(
  { reads: 'json-or-form', schema: pressedSchema, form: { failed } },
  async ({ request, locale, param }) => {
    const { report } = readWatchAddress({ request, param });
    const isKnown = await stopWatch({ report, token: readLinkCookie(request, watchCookie(report)) });
    const notice = noticePath(report, isKnown ? 'watch-off' : 'watch-invalid');
    return withoutLinkCookie(seeOther(localePath(locale, notice)), watchCookie(report));
  },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ask,
  POST: (request, context) => (tokenInLink(request) ? oneClick : fromPage)(request, context),
});
