import { methods } from '@/lib/http/methods';
import { browserCookie, readCookie } from '@/lib/staff/cookies';
import { respondToSignIn } from '@/lib/staff/respond-to-sign-in';
import { tokenSchema } from '@/lib/staff/schema';
import { signIn } from '@/lib/staff/sign-in';
import { openRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: openRoute(tokenSchema, async ({ input, request }) => {
    const browser = readCookie(request, browserCookie);
    const userAgent = request.headers.get('user-agent') ?? '';
    return respondToSignIn(await signIn({ token: input.token, browser, userAgent }));
  }),
});
