import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { browserCookie, readCookie, sessionCookie, withCookie } from '@/lib/staff/cookies';
import { signInLimit } from '@/lib/staff/limits';
import { tokenSchema } from '@/lib/staff/schema';
import { signIn } from '@/lib/staff/sign-in';
import { openRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: openRoute({ schema: tokenSchema, limit: signInLimit }, async ({ input, request }) => {
    const browser = readCookie(request, browserCookie);
    const userAgent = request.headers.get('user-agent') ?? '';
    const result = await signIn({ token: input.token, browser, userAgent });
    if ('fault' in result) return { to: `/staff/sign-in?said=${result.fault}` };
    return withCookie(seeOther(result.nextPath), sessionCookie, result.sessionToken);
  }),
});
