import { generateRecommendations } from '@/lib/ai-recommendations/generate-recommendations';
import { generateLimit } from '@/lib/ai-recommendations/limits';
import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { withVisitorCookie } from '@/lib/http/session-cookie';
import { visitorProfile } from '@/lib/profile/visitor-profile';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ reads: 'nothing', schema: noInput, limit: generateLimit }, async ({ request, locale }) => {
    const visitor = await visitorProfile(request);
    if (!visitor) throw new AppError('profile_required');
    const generated = await generateRecommendations(visitor, locale);
    // The profile is stored for a year from now, so the cookie that leads to it is renewed, too.
    return withVisitorCookie(json(generated), visitor.visitorId);
  }),
});
