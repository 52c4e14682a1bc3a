import type { Generated } from 'kysely';

/** Work that waits, or is being done. The row is deleted when it is done or given up. */
export interface JobsTable {
  /** In the order of queueing. */
  id: Generated<number>;
  /** Declared where the job is defined; each is one job of `lib/background/job-list.ts`. */
  kind: string;
  /** What it is about; unique within its kind. */
  key: string;
  /** Token of the report it belongs to, with which it is deleted; null if it belongs to none. */
  report: string | null;
  queued_at: number;
  /** When any process may claim it. A claim postpones it by the lease, so that the claim of a crashed process expires. */
  due_at: number;
  /** When `due_at` was written: a time in the future shows that the clock was ahead. */
  scheduled_at: number;
  /** Id of the claim; null while nobody works on it. */
  claim: string | null;
  /** Number of claims that count. */
  attempts: number;
}
