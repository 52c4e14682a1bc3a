import { watchLimit } from '@/lib/audit/limits';
import { watchSchema } from '@/lib/audit/schema';
import { noticePath, readWatchAddress, requestWatch } from '@/lib/audit/watch-report';
import { wantsPage } from '@/lib/http/body';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { localePath } from '@/lib/i18n/path';
import { countForm } from '@/lib/tracking/count-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      reads: 'json-or-form',
      schema: watchSchema,
      limit: watchLimit,
      form: { failed: (at) => noticePath(readWatchAddress(at).report, 'watch-failed') },
    },
    async ({ input, request, locale, param }) => {
      const { report } = readWatchAddress({ request, param });
      await requestWatch(report, input);
      countForm(request, 'watch', 'submit');
      if (wantsPage(request)) return seeOther(localePath(locale, noticePath(report, 'watch-asked')));
      return { success: true };
    },
  ),
});
