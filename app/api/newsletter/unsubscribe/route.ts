import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { readLinkCookie, withLinkCookie, withoutLinkCookie } from '@/lib/http/link-cookie';
import { tokenInLink } from '@/lib/http/link-token';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { unsubscribeCookie } from '@/lib/newsletter/link-cookies';
import { findSubscription, unsubscribe } from '@/lib/newsletter/unsubscribe';
import { newsletterPath } from '@/lib/site/pages';

/** The link in a mail leads to a page with a button, because link checkers open links, too. */
const ask = route(
  { reads: 'nothing', schema: noInput, link: { failed: newsletterPath('not-sent') } },
  async ({ request, locale }) => {
    const token = tokenInLink(request);
    const subscription = await findSubscription(token);
    if (!subscription) return seeOther(localePath(locale, newsletterPath('invalid-link')));
    const page = localePath(subscription.locale, newsletterPath('unsubscribe'));
    return withLinkCookie(seeOther(page), unsubscribeCookie, token);
  },
);

/** One-click unsubscribe by a mail program, which expects a status, not a page: https://www.rfc-editor.org/rfc/rfc8058 */
const oneClick = route({ reads: 'nothing', schema: noInput, from: 'anywhere' }, async ({ request }) => {
  if (!(await unsubscribe(tokenInLink(request)))) throw new AppError('not_found');
  return { success: true };
});

/** The button of the page that `ask` leads to. */
const fromPage = route(
  {
    reads: 'json-or-form',
    schema: z.object({}),
    form: { done: newsletterPath('unsubscribed'), failed: newsletterPath('not-sent') },
  },
  async ({ request, locale }) => {
    const isKnown = await unsubscribe(readLinkCookie(request, unsubscribeCookie));
    const result = newsletterPath(isKnown ? 'unsubscribed' : 'invalid-link');
    return withoutLinkCookie(seeOther(localePath(locale, result)), unsubscribeCookie);
  },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ask,
  POST: (request) => (tokenInLink(request) ? oneClick(request) : fromPage(request)),
});
