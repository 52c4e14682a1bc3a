import type { RequestKind } from './classify-request';

export interface Limits {
  /** Requests processed at the same time: from their start until their response begins. */
  atOnce: number;
  /** Requests that may wait for one of these places. */
  waiting: number;
  /** Longest wait of one of them, milliseconds. */
  waitMs: number;
  /** Replaces `atOnce` while the event loop is late. */
  atOnceWhenLate: number;
}

/** Milliseconds. With a longer event loop lag, every response takes longer than visitors should wait for a whole page. */
export const LATE_MS = 500;

/**
 * Limits for each kind of request. Requests processed at the same time share one processor, so the number of places
 * bounds the time of each. Between 8 and 32 places the measured throughput was the same; on a machine with other load,
 * more are better. A request that has waited a second or two is refused with Retry-After. While the event loop is late,
 * each kind keeps a few places, so that single requests are still served.
 */
export const overloadLimits: Record<RequestKind, Limits> = {
  // Prefetches of visible links. A refused one does no harm: a click repeats the request.
  prefetch: { atOnce: 8, waiting: 0, waitMs: 0, atOnceWhenLate: 0 },
  page: { atOnce: 32, waiting: 64, waitMs: 1500, atOnceWhenLate: 4 },
  tool: { atOnce: 32, waiting: 64, waitMs: 1500, atOnceWhenLate: 4 },
  // They mostly wait for other servers, without using the processor.
  'remote-tool': { atOnce: 96, waiting: 32, waitMs: 1500, atOnceWhenLate: 8 },
  // Pages that have been served need these, and they are cheap.
  static: { atOnce: 64, waiting: 256, waitMs: 3000, atOnceWhenLate: 16 },
  // Enquiries may wait longest and have their own places.
  audit: { atOnce: 32, waiting: 64, waitMs: 8000, atOnceWhenLate: 32 },
  lead: { atOnce: 64, waiting: 512, waitMs: 8000, atOnceWhenLate: 64 },
};
