import { after } from 'next/server';
import { clientIp, clientNeighbours } from '@/lib/http/client-ip';
import { methods } from '@/lib/http/methods';
import { isWithinRateLimit } from '@/lib/http/rate-limit';
import { seeOther } from '@/lib/http/respond';
import { staffPageOr } from '@/lib/site/staff-path';
import { browserCookie, deviceCookie, readCookie, readCookieText, withCookie } from '@/lib/staff/cookies';
import { readDevice } from '@/lib/staff/device';
import { askLimit } from '@/lib/staff/limits';
import { requestSignInLink } from '@/lib/staff/request-sign-in-link';
import { askSchema } from '@/lib/staff/schema';
import { openRoute } from '@/lib/staff/staff-route';
import { createToken } from '@/lib/staff/token';

/**
 * The answer doesn't wait for the mail, so that its timing doesn't reveal which addresses belong to staff. It is the same beyond
 * the limit of a network, where a member may be among strangers: then members get the code that every browser may use.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: openRoute(askSchema, async ({ input: { email, next }, request }) => {
    const ip = clientIp(request);
    const device = await readDevice(readCookieText(request, deviceCookie), { email, now: Date.now() });
    // What strangers of the same network ask for doesn't count against a member's own browser.
    const isFlooded = !device && !(await isWithinRateLimit(askLimit, ip));
    const browser = readCookie(request, browserCookie) ?? createToken();
    const network = ip && clientNeighbours(ip);
    const nextPath = staffPageOr(next);
    after(() => requestSignInLink({ email, browser, network, isFlooded, device, nextPath }));
    return withCookie(seeOther('/staff/sign-in?said=asked'), browserCookie, browser);
  }),
});
