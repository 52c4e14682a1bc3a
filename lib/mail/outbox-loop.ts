import 'server-only';
import { database } from '@/lib/db/database';
import { migrateToLatest } from '@/lib/db/migrate';
import { log } from '@/lib/log/log';
import { deliverDue } from './deliver';
import { probeNow } from './pause-store';

const defaultEveryMs = 5000;
const restMs = 60_000;
const hourMs = 60 * 60_000;

declare global {
  // A development server runs `register` again after a change; there must still be only one loop.
  var siteOutboxLoop: OutboxLoop | undefined;
}

interface OutboxLoop {
  /** Ends the loop after the current round. */
  stop(): void;
  /**
   * Resolves when a round is over and everything is finished that rounds begin, for hosts that stop a process between
   * requests. Without a new round within a minute of the last one. Never rejects.
   */
  catchUp(): Promise<void>;
}

interface LoopOptions {
  everyMs?: number;
  migrate?: () => Promise<void>;
  /** Called before each delivery to put due mails into the outbox. */
  prepare?: () => Promise<unknown>;
  /** Resolves when the work that `prepare` has begun is finished. */
  finish?: () => Promise<unknown>;
  deliver?: () => Promise<unknown>;
  /** Called once an hour to delete expired data. */
  purge?: () => Promise<unknown>;
  /** Milliseconds that only advance: after a wrong time of day, the next hour would be years away. */
  now?: () => number;
}

/**
 * Migrates the database, then delivers due mails every few seconds and deletes expired data once an hour, until the
 * process ends. A paused outbox is probed soon after the start, because the key may have been corrected. If the database
 * is down at the start, each round tries to migrate again; leads are mailed without it meanwhile. Rounds don't overlap.
 * Resolves after the first try to migrate.
 */
export async function startOutboxLoop(options: LoopOptions = {}): Promise<OutboxLoop> {
  const { everyMs = defaultEveryMs, prepare, finish, deliver = deliverAll, purge } = options;
  const now = options.now ?? (() => performance.now());
  const migrate =
    options.migrate ??
    (async () => {
      await migrateToLatest(database());
      await probeNow(database(), Date.now());
    });
  let isMigrated = false;
  let purgeAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const attempt = async (step: () => Promise<unknown>, what: string) => {
    try {
      await step();
      return true;
    } catch (error) {
      log.error(`outbox: ${what} failed, trying again in ${everyMs} ms:`, error);
      return false;
    }
  };
  let current: Promise<void> | undefined;
  let doneAt = Number.NEGATIVE_INFINITY;
  const work = async () => {
    isMigrated = isMigrated || (await attempt(migrate, 'the migration'));
    if (isMigrated && prepare) await attempt(prepare, 'preparing mails');
    if (isMigrated) await attempt(deliver, 'a delivery round');
    if (purge && isMigrated && now() >= purgeAt && (await attempt(purge, 'deleting what is old'))) {
      purgeAt = now() + hourMs;
    }
  };
  const round = () => {
    clearTimeout(timer);
    current ??= work().finally(() => {
      current = undefined;
      doneAt = now();
      schedule();
    });
    return current;
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(round, everyMs);
    // The timer must not prevent the process from exiting.
    timer.unref();
  };

  isMigrated = await attempt(migrate, 'the migration');
  schedule();
  return {
    catchUp: async () => {
      if (current || now() - doneAt >= restMs) await round();
      if (isMigrated && finish) await attempt(finish, 'finishing what was begun');
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function deliverAll(): Promise<unknown> {
  return deliverDue({ isBulk: true });
}

/** Starts the loop of this process, replacing a previous one. */
export async function startOutbox(work: Pick<LoopOptions, 'prepare' | 'finish' | 'purge'>): Promise<void> {
  globalThis.siteOutboxLoop?.stop();
  globalThis.siteOutboxLoop = await startOutboxLoop(work);
}
