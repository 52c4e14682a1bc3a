import { analyseGrowth } from '@/lib/business-growth/analyse-growth';
import { growthLimit } from '@/lib/business-growth/limits';
import { growthSchema } from '@/lib/business-growth/schema';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { route } from '@/lib/http/route';
import { forVisitor } from '@/lib/http/session-cookie';
import { countForm } from '@/lib/tracking/count-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'json', schema: growthSchema, limit: growthLimit },
    async ({ input, request, locale, clientIp }) => {
      return forVisitor(request, async (visitorId) => {
        const analysis = await analyseGrowth(input, { locale, clientIp, visitorId });
        countForm(request, 'growth', 'submit');
        return json({ success: true, ...analysis });
      });
    },
  ),
});
