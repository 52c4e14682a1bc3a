import 'server-only';
import { env } from '@/lib/config/env';
import { isStoppedBetweenRequests } from '@/lib/config/platform';
import { logDatabaseFailure } from '@/lib/db/describe-postgres-failure';
import { minuteMs } from '@/lib/durations';

const defaultEveryMs = 5000;
const restMs = minuteMs;

declare global {
  // A development server runs `register` again after a change; there must still be only one loop.
  var siteJobLoop: JobLoop | undefined;
}

interface JobLoop {
  /** Ends the loop after the current round. */
  stop(): void;
  /**
   * Resolves when everything that is due is finished, for hosts that stop a process between requests. Does nothing within
   * a minute of the last time. Never rejects.
   */
  catchUp(): Promise<void>;
  /**
   * Does what is due now, whatever the last round: only starts it, unless the host stops this process after the request. Never
   * rejects.
   */
  wake(): Promise<void>;
}

interface LoopOptions {
  everyMs?: number;
  migrate: () => Promise<void>;
  /** Starts what is due, every few seconds. */
  start: () => Promise<unknown>;
  /** Resolves when everything that is due is finished. */
  finish: () => Promise<unknown>;
  /** Milliseconds that only advance. */
  now?: () => number;
}

/**
 * Migrates the database, then starts what is due every few seconds until the process ends. If the database is down at the
 * start, each round tries to migrate again; leads are mailed without it meanwhile. Rounds don't overlap. Resolves after the
 * first try to migrate.
 */
export async function createJobLoop(options: LoopOptions): Promise<JobLoop> {
  const { everyMs = defaultEveryMs, migrate, start, finish, now = () => performance.now() } = options;
  let isMigrated = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let caughtUpAt = Number.NEGATIVE_INFINITY;

  const attempt = async (step: () => Promise<unknown>, what: string) => {
    try {
      await step();
      return true;
    } catch (error) {
      logDatabaseFailure(`jobs: ${what} failed, trying again in ${everyMs} ms:`, error);
      return false;
    }
  };
  const round = async (step: () => Promise<unknown>) => {
    isMigrated = isMigrated || (await attempt(migrate, 'the migration'));
    if (isMigrated) await attempt(step, 'looking for what is due');
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => round(start).finally(schedule), everyMs);
    // The timer must not prevent the process from exiting.
    timer.unref();
  };

  isMigrated = await attempt(migrate, 'the migration');
  schedule();
  return {
    catchUp: async () => {
      if (!current && now() - caughtUpAt < restMs) return;
      current ??= round(finish).finally(() => {
        current = undefined;
        caughtUpAt = now();
      });
      await current;
    },
    wake: () => round(isStoppedBetweenRequests(env) ? finish : start),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Starts the loop of this process, replacing a previous one. */
export async function startJobLoop(options: LoopOptions): Promise<void> {
  globalThis.siteJobLoop?.stop();
  globalThis.siteJobLoop = await createJobLoop(options);
}
