import { methods } from '@/lib/http/methods';
import { browserCookie, readCookie } from '@/lib/staff/cookies';
import { respondToSignIn } from '@/lib/staff/respond-to-sign-in';
import { codeSchema } from '@/lib/staff/schema';
import { signInByCode } from '@/lib/staff/sign-in-by-code';
import { openRoute } from '@/lib/staff/staff-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: openRoute(codeSchema, async ({ input, request }) => {
    const browser = readCookie(request, browserCookie);
    const userAgent = request.headers.get('user-agent') ?? '';
    return respondToSignIn(await signInByCode({ code: input.code, browser, userAgent }));
  }),
});
