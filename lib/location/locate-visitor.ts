import 'server-only';
import { env } from '@/lib/config/env';
import { dayMs, hourMs, minuteMs } from '@/lib/durations';
import { clientNetwork } from '@/lib/http/client-ip';
import { log } from '@/lib/log/log';
import { AnswerCache } from '@/lib/net/answer-cache';
import { describeFailure } from '@/lib/net/upstream-error';
import { placeFromHeaders } from './geo-headers';
import { lookUpAddress } from './ip-service';
import { isPublicIp } from './is-public-ip';
import { goldCoast, type VisitorPlace } from './visitor-place';

interface Visitor {
  headers: Headers;
  clientIp: string | undefined;
}

interface Options {
  lookUp: { baseUrl: string; timeoutMs?: number };
  /** Number of our own proxies in front of the server. */
  trustedProxies: number;
  now?: () => number;
}

/**
 * A visitor's place: by the platform's headers, else by the look-up service, else the Gold Coast. Never throws. The
 * headers count only behind a trusted proxy, because otherwise the visitor could set them.
 */
export function locatorWith({ lookUp, trustedProxies, now }: Options) {
  const answers = new AnswerCache<VisitorPlace>({
    maxEntries: 5000,
    freshMs: () => hourMs,
    staleMs: dayMs,
    failureMs: minuteMs,
    now,
  });
  return async ({ headers, clientIp }: Visitor): Promise<VisitorPlace> => {
    const known = trustedProxies > 0 ? placeFromHeaders(headers) : undefined;
    if (known) return known;
    if (!clientIp || !isPublicIp(clientIp)) return goldCoast;
    return answers.get(clientNetwork(clientIp), () => lookUpAddress(clientIp, lookUp)).catch(sayAndFallBack);
  };
}

function sayAndFallBack(error: unknown): VisitorPlace {
  log.warn('The look-up of a visitor failed:', describeFailure(error));
  return goldCoast;
}

/** `locatorWith` the configured service and proxies. */
export const locateVisitor = locatorWith({
  lookUp: { baseUrl: env.IP_LOOKUP_BASE_URL },
  trustedProxies: env.TRUSTED_PROXIES,
});
