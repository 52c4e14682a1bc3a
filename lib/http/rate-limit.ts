import 'server-only';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/config/env';
import { postgresPool } from '@/lib/db/database';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { clientNetwork, clientSite } from './client-ip';
import { type RateWindow, RequestCounter } from './request-counter';

export interface RateLimit {
  /** Part of the stored key: routes that share a name share the count. */
  name: string;
  windows: readonly RateWindow[];
}

/**
 * Factor by which the limit of an IPv6 /48 exceeds that of a /64. A /48 can be one customer with 65,536 networks to send
 * from (RIPE-690), or many customers of a carrier that gives each phone a /64, so the factor can't be 1.
 */
const SITE_FACTOR = 4;

/**
 * Clients counted at the same time in each window of each limit: more than an hour's visitors. With some 200 bytes each,
 * at most 2 MB per window.
 */
const MAX_CLIENTS = 10_000;

/** One window of a limit, for clients of one size. */
interface Counter {
  clients: 'network' | 'site';
  memory: RequestCounter;
  /** Counter shared by all instances. */
  shared?: RateLimiterAbstract;
}

const counters = new Map<string, Counter[]>();

/**
 * Counts a client's request. Throws `rate_limited` with the seconds to wait. If counting fails, the request passes:
 * losing an enquiry is worse than accepting one too many.
 */
export async function consumeRateLimit(limit: RateLimit, ip: string | undefined): Promise<void> {
  const waitMs = await countRequest(limit, ip);
  if (waitMs > 0) {
    throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}

/** Counts a client's request and returns whether it is within the limit, for those who do something else beyond it. */
export async function isWithinRateLimit(limit: RateLimit, ip: string | undefined): Promise<boolean> {
  return (await countRequest(limit, ip)) <= 0;
}

/** Milliseconds until the client may send again; 0 if it may now. */
async function countRequest(limit: RateLimit, ip: string | undefined): Promise<number> {
  if (env.RATE_LIMITS === 'off') return 0;
  if (!ip) {
    log.warn('Rate limits need the client address: set TRUSTED_PROXIES to the proxies in front.');
    return 0;
  }
  const counted = createCounters(limit).flatMap(({ clients, ...counter }) => {
    const key = clients === 'network' ? clientNetwork(ip) : clientSite(ip);
    return key === undefined ? [] : { ...counter, key };
  });
  // Requests refused by this instance are not counted, so that a flood fills neither memory nor database.
  const waitMs = Math.max(...counted.map(({ memory, key }) => memory.msToWait(key)));
  if (waitMs > 0) return waitMs;
  for (const { memory, key } of counted) memory.add(key);
  return sharedWaitMs(counted);
}

/** Counts the request in the counters shared by all instances. Milliseconds to wait; 0 if it may pass, or if counting fails. */
async function sharedWaitMs(
  counted: readonly { shared?: RateLimiterAbstract; key: string }[],
): Promise<number> {
  // Concurrently, because with Postgres unreachable each count takes a connection time-out.
  const counts = await Promise.allSettled(counted.map(({ shared, key }) => shared?.consume(key)));
  const refusals: unknown[] = counts.flatMap((count) => (count.status === 'rejected' ? [count.reason] : []));
  const failure = refusals.find((refusal) => !(refusal instanceof RateLimiterRes));
  if (failure) log.error('Postgres could not count a request; this instance counts alone.', failure);
  const waits = refusals.map((refusal) => (refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 0));
  return Math.max(0, ...waits);
}

function createCounters(limit: RateLimit): Counter[] {
  const known = counters.get(limit.name);
  if (known) return known;
  const created = limit.windows.flatMap(({ requests, seconds }): Counter[] => [
    createCounter('network', { name: limit.name, requests, seconds }),
    createCounter('site', { name: limit.name, requests: requests * SITE_FACTOR, seconds }),
  ]);
  counters.set(limit.name, created);
  return created;
}

function createCounter(
  clients: Counter['clients'],
  { name, requests, seconds }: RateWindow & { name: string },
): Counter {
  const memory = new RequestCounter({ requests, seconds, maxClients: MAX_CLIENTS });
  // Only with Postgres: opening the embedded database may fail, and it has no other instances to share with.
  const pool = env.DATABASE_URL ? postgresPool() : undefined;
  if (!pool) return { clients, memory };
  const shared = new RateLimiterPostgres({
    keyPrefix: `${name}:${seconds}`,
    points: requests,
    duration: seconds,
    // Without the name that the library gives a statement: a pooler may send it to a connection that wasn't told of it.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
    },
    // The library would detect it by its constructor's name.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  });
  return { clients, memory, shared };
}
