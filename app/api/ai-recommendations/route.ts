import { loadRecommendations } from '@/lib/ai-recommendations/load-recommendations';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { readProfileLimit } from '@/lib/profile/limits';
import { visitorProfile } from '@/lib/profile/visitor-profile';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: readProfileLimit }, async ({ request, locale }) => {
    const visitor = await visitorProfile(request);
    const kept = visitor && (await loadRecommendations(visitor.visitorId, locale));
    return kept ?? { recommendations: [] };
  }),
});
