import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';

/** A job that this process has claimed. */
export interface ClaimedJob {
  id: number;
  kind: string;
  /** What it is about. */
  key: string;
  /** Identifies the claim. */
  claim: string;
  /** Attempts that count, including this one. */
  attempts: number;
  queuedAt: number;
}

export interface JobContext {
  db: Kysely<Tables>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** `attempts`: it may be what ends its process. `late`: it waited longer than anybody would. */
export type GiveUpReason = 'attempts' | 'late';

/** A kind of work that is queued in the table `jobs`. */
export interface QueuedJob {
  kind: string;
  /** Most at the same time in one process. */
  atOnce: number;
  /** Attempts after which it is given up. */
  mostAttempts: number;
  /** Delay after a failure of ours. */
  retryMs: number;
  /** Given up when it has waited this long. */
  giveUpAfterMs?: number;
  /**
   * Does the work. Ends the claim itself, with `finishJob` or `repeatJob`, in the transaction that stores the result;
   * otherwise the job is finished when this resolves, and tried again when it rejects.
   */
  run: (claimed: ClaimedJob, context: JobContext) => Promise<void>;
  /** Stores that it was given up, in the transaction that deletes the job. */
  giveUp: (
    trx: Transaction<Tables>,
    claimed: ClaimedJob,
    given: { reason: GiveUpReason; now: number },
  ) => Promise<void>;
}

/** Work that each process does for itself, one at a time; what it works on is found by `run`. */
export interface TimedJob {
  kind: string;
  /** From one start to the next, by a clock that nobody sets; 0: in each round. */
  everyMs: number;
  run: (context: JobContext) => Promise<unknown>;
}

export type Job = QueuedJob | TimedJob;

export function isTimed(job: Job): job is TimedJob {
  return 'everyMs' in job;
}
