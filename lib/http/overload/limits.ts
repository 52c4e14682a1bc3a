import type { RequestKind } from './classify-request';

export interface Limits {
  /** Requests that are worked on at the same time: from their start until their answer begins. */
  atOnce: number;
  /** Requests that may wait for one of those places. */
  waiting: number;
  /** The longest that one of them waits, milliseconds. */
  waitMs: number;
  /** Instead of `atOnce` while the event loop is late. */
  atOnceWhenLate: number;
}

/** Milliseconds. From this lag on every answer takes longer than visitors should wait for a whole page. */
export const LATE_MS = 500;

/**
 * The limits of each kind under overload. Requests processed at the same time share one processor, so the number of
 * places bounds the time of each; between 8 and 32 the throughput was the same, and on a machine with other load more
 * are better. After a second or two of waiting a request is refused with Retry-After. With a late event loop each kind
 * has a few places left, so single requests are still served.
 */
export const overloadLimits: Record<RequestKind, Limits> = {
  // Prefetches of visible links; a click repeats the request.
  prefetch: { atOnce: 8, waiting: 0, waitMs: 0, atOnceWhenLate: 0 },
  page: { atOnce: 32, waiting: 64, waitMs: 1500, atOnceWhenLate: 4 },
  tool: { atOnce: 32, waiting: 64, waitMs: 1500, atOnceWhenLate: 4 },
  // They mostly wait for other servers, which takes no processor time.
  'remote-tool': { atOnce: 96, waiting: 32, waitMs: 1500, atOnceWhenLate: 8 },
  // Pages that were served need these, and they cost little.
  static: { atOnce: 64, waiting: 256, waitMs: 3000, atOnceWhenLate: 16 },
  // Enquiries may wait longest, and have places of their own.
  audit: { atOnce: 32, waiting: 64, waitMs: 8000, atOnceWhenLate: 32 },
  lead: { atOnce: 64, waiting: 512, waitMs: 8000, atOnceWhenLate: 64 },
};
