import 'server-only';
import { database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { deliverDue } from './deliver';

const defaultEveryMs = 5000;

declare global {
  // A development server runs `register` again after a change; there must still be one loop.
  var siteOutboxLoop: { stop(): void } | undefined;
}

/**
 * Migrates, then delivers what is due every few seconds for as long as the process lives. A database that is
 * down at the start is tried again each round, because leads are mailed without it meanwhile. Rounds don't
 * overlap. Resolves after the first migration was tried; `stop` ends the loop after the running round.
 */
export async function startOutboxLoop(
  options: { everyMs?: number; migrate?: () => Promise<void>; deliver?: () => Promise<unknown> } = {},
): Promise<{ stop(): void }> {
  const { everyMs = defaultEveryMs, deliver = deliverDue } = options;
  const migrate = options.migrate ?? (() => migrateToLatest(database()));
  let isMigrated = false;
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
