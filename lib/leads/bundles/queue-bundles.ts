import 'server-only';
import type { Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { dayMs, hourMs } from '@/lib/durations';
import { addJob } from '@/lib/jobs/job-store';
import { bundleAfterMs } from '../limits';
import { findOldestWaiting } from './waiting-store';

/** There is one such job while any lead waits for a bundle or digest. */
export const bundleJobId = { kind: 'lead-groups', key: 'all' } as const;

/** 08:00 in Brisbane, which has no daylight saving: the digest arrives before office hours. */
const digestHourUtc = 22;

/** Queues the next mail for the leads that wait, if any do. Under the lock of leads. */
export async function queueBundles(trx: Transaction<Tables>, now: number): Promise<void> {
  const dueAt = await findNextBundle(trx);
  if (dueAt !== undefined) await addJob(trx, { ...bundleJobId, now, dueAt });
}

/** When the next bundle or digest is due; undefined if no lead waits for one. */
export async function findNextBundle(trx: Transaction<Tables>): Promise<number | undefined> {
  const bundled = await findOldestWaiting(trx, 'bundle');
  const digested = await findOldestWaiting(trx, 'digest');
  const due = [
    ...(bundled === undefined ? [] : [bundled + bundleAfterMs]),
    ...(digested === undefined ? [] : [nextMorning(digested)]),
  ];
  return due.length === 0 ? undefined : Math.min(...due);
}

/** The first time after this one at which the digest goes out. */
export function nextMorning(time: number): number {
  const offset = digestHourUtc * hourMs;
  return (Math.floor((time - offset) / dayMs) + 1) * dayMs + offset;
}
