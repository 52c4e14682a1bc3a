import 'server-only';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '@/lib/config/env';
import { postgresPool } from '@/lib/db/database';
import { AppError } from '@/lib/errors';
import { clientNetwork } from './client-ip';

export interface RateLimit {
  /** Part of the stored key: routes that share a name share the count. */
  name: string;
  windows: readonly { requests: number; seconds: number }[];
}

/**
 * Many people can stand behind one address (an office, a mobile carrier), and a person may correct a form
 * several times; nobody writes forty enquiries an hour.
 */
export const contactLimit: RateLimit = {
  name: 'contact',
  windows: [
    { requests: 10, seconds: 60 },
    { requests: 40, seconds: 3600 },
  ],
};

const limiters = new Map<string, RateLimiterAbstract[]>();

/**
 * Counts one request of a client. Throws `rate_limited` with the seconds to wait. A limit that can't be counted
 * lets the request pass: losing an enquiry is worse than taking one too many.
 */
export async function takeTurn(limit: RateLimit, ip: string | undefined): Promise<void> {
  if (env.RATE_LIMITS === 'off') return;
  if (!ip)
    return console.warn('Rate limits need the client address: set TRUSTED_PROXIES to the proxies in front.');
  // Together, not in turn: with Postgres out of reach each count takes a connection time-out.
  const waits = await Promise.all(
    limitersOf(limit).map((limiter) => secondsToWait(limiter, clientNetwork(ip))),
  );
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) throw new AppError('rate_limited', { retryAfterSeconds });
}

async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    console.error('The rate limit could not be counted, so the request passes.', refusal);
    return 0;
  }
}

function limitersOf(limit: RateLimit): RateLimiterAbstract[] {
  const known = limiters.get(limit.name);
  if (known) return known;
  const created = limit.windows.map(({ requests, seconds }) =>
    createLimiter({ keyPrefix: `${limit.name}:${seconds}`, points: requests, duration: seconds }),
  );
  limiters.set(limit.name, created);
  return created;
}

/** Several instances count together in Postgres, and each for itself while Postgres is away. */
function createLimiter(options: {
  keyPrefix: string;
  points: number;
  duration: number;
}): RateLimiterAbstract {
  const memory = new RateLimiterMemory(options);
  // Asked only where there is one: opening the embedded database may fail, and a limit needs none.
  const pool = env.DATABASE_URL ? postgresPool() : undefined;
  if (!pool) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    // The constructor's name tells the library what the client is, and bundling may rename it.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: memory,
  });
}
