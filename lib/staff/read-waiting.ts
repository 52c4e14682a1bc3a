import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { listOverdue } from './overdue-store';
import { readResponseTimes } from './response-times';

/** The data of the page about who waits. */
export async function readWaiting(db: Kysely<Tables>, now: number) {
  return { overdue: await listOverdue(db, now), weeks: await readResponseTimes(db, now) };
}
