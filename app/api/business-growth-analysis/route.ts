import { analyseGrowth } from '@/lib/growth/analyse-growth';
import { growthLimit } from '@/lib/growth/limits';
import { growthSchema } from '@/lib/growth/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { countForm } from '@/lib/tracking/count-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    { reads: 'json', schema: growthSchema, limit: growthLimit },
    async ({ input, request, locale, clientIp }) => {
      const analysis = await analyseGrowth(input, { locale, clientIp });
      countForm(request, 'growth', 'submit');
      return { success: true, ...analysis };
    },
  ),
});
