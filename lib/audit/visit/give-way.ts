import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { countPendingVisits } from './read-website';

/** Beside one audit there is room for other work. */
const MOST_VISITS = 1;
const GIVE_WAY_MS = 10_000;
const LOOK_AGAIN_MS = 250;

/**
 * Holds up one piece of background work while visitors wait for several audits; for ten seconds in all its calls together,
 * because somebody waits for that work, too.
 */
export function createGiveWay(countVisits: () => number = countPendingVisits): () => Promise<void> {
  let waitedMs = 0;
  return async () => {
    for (; countVisits() > MOST_VISITS && waitedMs < GIVE_WAY_MS; waitedMs += LOOK_AGAIN_MS)
      await wait(LOOK_AGAIN_MS);
  };
}
