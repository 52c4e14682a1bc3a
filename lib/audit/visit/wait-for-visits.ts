import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { countPendingVisits } from './read-website';

/** Beside one audit there is room for other work. */
const MOST_VISITS = 1;
const MAX_WAIT_MS = 10_000;
const POLL_MS = 250;

/**
 * Delays background work while more than one visit is pending; at most ten seconds in all calls of the returned function
 * together, because somebody waits for that work, too.
 */
export function createVisitWait(countVisits: () => number = countPendingVisits): () => Promise<void> {
  let waitedMs = 0;
  return async () => {
    for (; countVisits() > MOST_VISITS && waitedMs < MAX_WAIT_MS; waitedMs += POLL_MS) await wait(POLL_MS);
  };
}
