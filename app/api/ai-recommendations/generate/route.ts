import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { noInput, route } from '@/lib/http/route';
import { visitorProfile } from '@/lib/profile/visitor-profile';
import { generateRecommendations } from '@/lib/recommendations/generate-recommendations';
import { generateLimit } from '@/lib/recommendations/limits';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ reads: 'nothing', schema: noInput, limit: generateLimit }, async ({ request, locale }) => {
    const visitor = await visitorProfile(request);
    if (!visitor) throw new AppError('profile_required');
    return generateRecommendations(visitor, locale);
  }),
});
