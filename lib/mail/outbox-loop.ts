import 'server-only';
import { database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { deliverDue } from './deliver';
import { deleteSentBefore } from './outbox';

const defaultEveryMs = 5000;
const hourMs = 60 * 60_000;
/** As long as a report's link, which is the longest that a mail says anything works. */
const sentIsKeptMs = 90 * 24 * hourMs;

declare global {
  // A development server runs `register` again after a change; there must still be one loop.
  var siteOutboxLoop: { stop(): void } | undefined;
}

/**
 * Migrates, then delivers what is due every few seconds for as long as the process lives, and once an hour forgets mails
 * that were sent more than 90 days ago. A database that is
 * down at the start is tried again each round, because leads are mailed without it meanwhile. Rounds don't
 * overlap. Resolves after the first migration was tried; `stop` ends the loop after the running round.
 */
export async function startOutboxLoop(
  options: {
    everyMs?: number;
    migrate?: () => Promise<void>;
    deliver?: () => Promise<unknown>;
    purge?: () => Promise<void>;
    now?: () => number;
  } = {},
): Promise<{ stop(): void }> {
  const { everyMs = defaultEveryMs, deliver = deliverDue, now = Date.now } = options;
  const migrate = options.migrate ?? (() => migrateToLatest(database()));
  const purge = options.purge ?? (() => deleteSentBefore(database(), now() - sentIsKeptMs));
  let isMigrated = false;
  let purgeAt = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const attempt = async (step: () => Promise<unknown>, what: string) => {
    try {
      await step();
      return true;
    } catch (error) {
      console.error(`outbox: ${what} failed, trying again in ${everyMs} ms:`, error);
      return false;
    }
  };
  const round = async () => {
    isMigrated = isMigrated || (await attempt(migrate, 'the migration'));
    if (isMigrated) await attempt(deliver, 'a delivery round');
    if (isMigrated && now() >= purgeAt && (await attempt(purge, 'forgetting old mails')))
      purgeAt = now() + hourMs;
    schedule();
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(round, everyMs);
    // The loop alone must not keep a process alive that wants to end.
    timer.unref();
  };

  isMigrated = await attempt(migrate, 'the migration');
  schedule();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The loop of this process, started once. */
export async function startOutbox(): Promise<void> {
  globalThis.siteOutboxLoop?.stop();
  globalThis.siteOutboxLoop = await startOutboxLoop();
}
