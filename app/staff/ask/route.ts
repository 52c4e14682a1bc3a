import { after } from 'next/server';
import { methods } from '@/lib/http/methods';
import { seeOther } from '@/lib/http/respond';
import { staffPageOr } from '@/lib/site/staff-path';
import { askForLink } from '@/lib/staff/ask-for-link';
import { browserCookie, readCookie, withCookie } from '@/lib/staff/cookies';
import { signInLimit } from '@/lib/staff/limits';
import { askSchema } from '@/lib/staff/schema';
import { openRoute } from '@/lib/staff/staff-route';
import { createToken } from '@/lib/staff/token';

/** The answer doesn't wait for the mail, so that its timing doesn't reveal which addresses belong to staff. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: openRoute({ schema: askSchema, limit: signInLimit }, async ({ input, request }) => {
    const browser = readCookie(request, browserCookie) ?? createToken();
    const nextPath = staffPageOr(input.next);
    after(() => askForLink({ email: input.email, browser, nextPath }));
    return withCookie(seeOther('/staff/sign-in?said=asked'), browserCookie, browser);
  }),
});
