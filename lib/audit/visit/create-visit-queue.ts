import 'server-only';
import { env } from '@/lib/config/env';
import { VisitQueue } from './visit-queue';

const unlimited = Number.POSITIVE_INFINITY;

/** The queue of this process; with `RATE_LIMITS=off` only four visits at a time are left of its limits. */
export function createVisitQueue(): VisitQueue {
  if (env.RATE_LIMITS !== 'off') return new VisitQueue();
  return new VisitQueue({
    hostGapMs: 0,
    waiting: unlimited,
    waitMs: unlimited,
    waitingPerHost: unlimited,
    perClient: unlimited,
    perNetwork: unlimited,
    networkAtOnce: unlimited,
    slowAtOnce: unlimited,
  });
}
