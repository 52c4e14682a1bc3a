import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { confirmSubscription } from '@/lib/newsletter/confirm';
import { tokenInAddress } from '@/lib/newsletter/newsletter-address';
import { newsletterPath } from '@/lib/site/pages';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    { reads: 'nothing', schema: noInput, link: { failed: newsletterPath('not-sent') } },
    async ({ request, locale }) => {
      // Link checkers send HEAD, which must not confirm.
      if (request.method === 'HEAD') return {};
      const confirmed = await confirmSubscription(tokenInAddress(request));
      if (!confirmed) return seeOther(localePath(locale, newsletterPath('invalid-link')));
      return seeOther(localePath(confirmed.locale, newsletterPath('confirmed')));
    },
  ),
});
