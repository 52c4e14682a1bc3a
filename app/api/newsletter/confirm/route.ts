import { z } from 'zod';
import { readLinkCookie, withLinkCookie, withoutLinkCookie } from '@/lib/http/link-cookie';
import { tokenInLink } from '@/lib/http/link-token';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { confirmSubscription, findRequest } from '@/lib/newsletter/confirm-subscription';
import { confirmCookie } from '@/lib/newsletter/link-cookies';
import { newsletterPath } from '@/lib/site/pages';

/** The link in the mail leads to a page with a button, because mail scanners open links, too. */
const ask = route(
  { reads: 'nothing', schema: noInput, link: { failed: newsletterPath('not-sent') } },
  async ({ request, locale }) => {
    const token = tokenInLink(request);
    const found = await findRequest(token);
    if (!found) return seeOther(localePath(locale, newsletterPath('invalid-link')));
    if (found.isConfirmed) return seeOther(localePath(found.locale, newsletterPath('confirmed')));
    return withLinkCookie(
      seeOther(localePath(found.locale, newsletterPath('confirm'))),
      confirmCookie,
      token,
    );
  },
);

/** The button of the page that `ask` leads to. */
const confirm = route(
  {
    reads: 'json-or-form',
    schema: z.object({}),
    form: { done: newsletterPath('confirmed'), failed: newsletterPath('not-sent') },
  },
  async ({ request, locale }) => {
    const confirmed = await confirmSubscription(readLinkCookie(request, confirmCookie));
    if (!confirmed) return seeOther(localePath(locale, newsletterPath('invalid-link')));
    return withoutLinkCookie(
      seeOther(localePath(confirmed.locale, newsletterPath('confirmed'))),
      confirmCookie,
    );
  },
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: ask, POST: confirm });
