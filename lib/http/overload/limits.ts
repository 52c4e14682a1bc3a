import type { RequestKind } from './classify-request';

export interface Limits {
  /** Requests that are worked on at the same time: from their start until their answer begins. */
  atOnce: number;
  /** Requests that may wait for one of those places. */
  waiting: number;
  /** The longest that one of them waits, milliseconds. */
  waitMs: number;
  /** Instead of `atOnce` while the event loop is late, whatever the reason. */
  atOnceWhenLate: number;
}

/** Milliseconds. From this lag on every answer takes longer than visitors should wait for a whole page. */
export const LATE_MS = 500;

/**
 * Who is refused first when there is more to do than the process can. Requests that are worked on at the same time share
 * one processor, so places bound how long each takes; between 8 and 32 the throughput was the same, and on a machine
 * that other programs keep busy more are better. What waits longer than a second or two is better told to come back. A
 * late event loop leaves a few places to each kind: whoever comes alone is served, if slowly.
 */
export const overloadLimits: Record<RequestKind, Limits> = {
  // What a browser fetches because a link is in sight; the click that may follow asks again.
  prefetch: { atOnce: 8, waiting: 0, waitMs: 0, atOnceWhenLate: 0 },
  page: { atOnce: 32, waiting: 64, waitMs: 1500, atOnceWhenLate: 4 },
  tool: { atOnce: 32, waiting: 64, waitMs: 1500, atOnceWhenLate: 4 },
  // Most of their time they wait for somebody else, which takes no processor.
  'remote-tool': { atOnce: 96, waiting: 32, waitMs: 1500, atOnceWhenLate: 8 },
  // Without these a page that was served doesn't work, and they cost little.
  static: { atOnce: 64, waiting: 256, waitMs: 3000, atOnceWhenLate: 16 },
  // An enquiry waits rather than being refused, and no other work takes its places.
  audit: { atOnce: 32, waiting: 64, waitMs: 8000, atOnceWhenLate: 32 },
  lead: { atOnce: 64, waiting: 512, waitMs: 8000, atOnceWhenLate: 64 },
};
