import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { isTimed, type Job, type JobContext, type QueuedJob, type TimedJob } from './job';
import { findDueKinds } from './job-store';
import { runJobs } from './run-job';

export interface WorkOptions {
  db?: Kysely<Tables>;
  now?: () => number;
  /** Milliseconds that only advance: after a wrong time of day, the next hour would be years away. */
  uptime?: () => number;
}

interface Kind {
  /** What runs; resolves to false if the database failed. */
  running: Set<Promise<boolean>>;
  /** When a timed job was last started, unless it failed. */
  startedAt: number;
}

declare global {
  // Global, because Next bundles instrumentation and routes separately; the limits apply to all of them together.
  var siteJobs: Map<string, Kind> | undefined;
}

/**
 * Starts what is due, in the order of the list, as far as there are slots; resolves when that is known, without waiting
 * for any of it. A job that fails holds up no other. Any number of processes may do this at once, and each as often as it
 * likes. Throws when the database fails; timed jobs have started then.
 */
export async function startDueJobs(jobs: readonly Job[], options: WorkOptions = {}): Promise<void> {
  const context: JobContext = {
    get db() {
      return options.db ?? database();
    },
    now: options.now ?? Date.now,
  };
  const uptimeMs = (options.uptime ?? (() => performance.now()))();
  for (const job of jobs.filter(isTimed)) startTimed(job, context, uptimeMs);
  const kinds = await findDueKinds(context.db, context.now());
  for (const job of jobs) if (!isTimed(job) && kinds.has(job.kind)) fillSlots(job, context);
}

/**
 * Like `startDueJobs`, but resolves when nothing is running or due any more, or when the time is up: for hosting that stops
 * a process after each request. Timed jobs run again whenever another job has ended, for what that has put into the outbox.
 */
export async function finishDueJobs(
  jobs: readonly Job[],
  { withinMs, ...options }: WorkOptions & { withinMs: number },
): Promise<void> {
  const end = new AbortController();
  const late = wait(withinMs, true, { signal: end.signal, ref: false }).catch(() => true);
  try {
    for (let round = 1; ; round += 1) {
      await startDueJobs(jobs, options);
      const queued = listRunning(jobs.filter((job) => !isTimed(job)));
      const timed = Promise.all(listRunning(jobs.filter(isTimed))).then(() => false);
      if (await Promise.race([timed, late])) return;
      if (queued.length === 0 && round > 1) return;
      // After a failure of the database, the next round would fail at once.
      const isOver =
        queued.length > 0 && (await Promise.race([...queued.map(async (job) => !(await job)), late]));
      if (isOver) return;
    }
  } finally {
    end.abort();
  }
}

function listRunning(jobs: readonly Job[]): Promise<boolean>[] {
  return jobs.flatMap(({ kind }) => [...getOrCreateKind(kind).running]);
}

function startTimed(job: TimedJob, context: JobContext, uptimeMs: number): void {
  const kind = getOrCreateKind(job.kind);
  if (kind.running.size > 0 || uptimeMs < kind.startedAt + job.everyMs) return;
  const before = kind.startedAt;
  kind.startedAt = uptimeMs;
  runInSlot(kind, async () => {
    try {
      await job.run(context);
      return true;
    } catch (error) {
      kind.startedAt = before;
      log.error(`jobs: ${job.kind} failed, trying again in the next round:`, error);
      return false;
    }
  });
}

/** A slot is taken before the first claim is awaited, so that concurrent callers together stay within the limit. */
function fillSlots(job: QueuedJob, context: JobContext): void {
  const kind = getOrCreateKind(job.kind);
  while (kind.running.size < job.atOnce) runInSlot(kind, () => runJobs(job, context));
}

function runInSlot({ running }: Kind, work: () => Promise<boolean>): void {
  const slot = work().finally(() => running.delete(slot));
  running.add(slot);
}

function getOrCreateKind(name: string): Kind {
  globalThis.siteJobs ??= new Map();
  const known = globalThis.siteJobs.get(name) ?? { running: new Set(), startedAt: Number.NEGATIVE_INFINITY };
  globalThis.siteJobs.set(name, known);
  return known;
}
