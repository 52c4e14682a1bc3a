import { AppError } from '@/lib/errors';
import { methods } from '@/lib/http/methods';
import { json } from '@/lib/http/respond';
import { noInput, route } from '@/lib/http/route';
import { readProfileLimit, saveProfileLimit } from '@/lib/profile/limits';
import { profileSchema } from '@/lib/profile/schema';
import { forgetVisitor, saveVisitorProfile, visitorProfile } from '@/lib/profile/visitor-profile';
import { countForm } from '@/lib/tracking/count-form';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ reads: 'nothing', schema: noInput, limit: readProfileLimit }, async ({ request }) => {
    const found = await visitorProfile(request);
    // A 404 would be logged to the console by every browser, so a page that only checks gets an empty answer.
    const isOptional = new URL(request.url).searchParams.get('optional') === 'true';
    if (!found && !isOptional) throw new AppError('not_found');
    return { data: found?.profile ?? null };
  }),
  PUT: route(
    { reads: 'json', schema: profileSchema, limit: saveProfileLimit },
    async ({ input, request }) => {
      const answer = await saveVisitorProfile(request, input, json({ success: true, data: input }));
      countForm(request, 'profile', 'submit');
      return answer;
    },
  ),
  DELETE: route({ reads: 'nothing', schema: noInput, limit: saveProfileLimit }, ({ request }) =>
    forgetVisitor(request, json({ success: true })),
  ),
});
