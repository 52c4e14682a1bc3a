import 'server-only';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { inBatches, rowsPerBatch } from '@/lib/db/in-batches';
import type { Tables } from '@/lib/db/tables';
import { minuteMs } from '@/lib/durations';
import { addJob } from '@/lib/jobs/job-store';
import type { WebhookEventsTable } from './tables';

/** One job posts all events, so that they arrive in their order; there is one while any waits. */
export const webhookJobId = { kind: 'webhook', key: 'all' } as const;

/** An event that is due later than this was stored before the clock was set back. */
const longestDelayMs = 2 * minuteMs;

type NewEvent = Pick<WebhookEventsTable, 'id' | 'type' | 'body' | 'mailbox' | 'created_at' | 'due_at'>;

/** Stores an event and queues the job that posts it; an event with the same id again is ignored. */
export async function addEvent(trx: Transaction<Tables>, event: NewEvent): Promise<void> {
  await trx
    .insertInto('webhook_events')
    .values({ ...event, state: 'waiting', failures: 0, finished_at: null, error: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await addJob(trx, { ...webhookJobId, now: event.created_at, dueAt: event.due_at });
}

/** Deletes an event that isn't due yet, so that nobody is told. */
export async function withdrawEvent(trx: Transaction<Tables>, id: string, now: number): Promise<void> {
  await trx
    .deleteFrom('webhook_events')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '>', now)
    .execute();
}

/** The oldest event that waits and can no longer be taken back. */
export function findNextEvent(db: Kysely<Tables>, now: number): Promise<WebhookEventsTable | undefined> {
  return db
    .selectFrom('webhook_events')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + longestDelayMs)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** When the first event that waits is due; undefined if none waits. */
export async function findNextDueTime(trx: Transaction<Tables>): Promise<number | undefined> {
  const next = await trx
    .selectFrom('webhook_events')
    .select('due_at')
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return next?.due_at;
}

/** Records what became of a try. Ignored if the event no longer waits: another process has posted it. */
export async function recordTry(
  db: Kysely<Tables>,
  id: string,
  result: Pick<WebhookEventsTable, 'state' | 'failures' | 'finished_at' | 'error'>,
): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set(result)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Has what the receiver didn't take tried again at once, also what was given up. Returns how many events that are. */
export async function retryEvents(trx: Transaction<Tables>, now: number): Promise<number> {
  await trx
    .updateTable('webhook_events')
    .set({ state: 'waiting', failures: 0, finished_at: null })
    .where('state', '=', 'given_up')
    .execute();
  const { count } = await trx
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  if (count > 0) await addJob(trx, { ...webhookJobId, now });
  return Number(count);
}

/** The number of events that the receiver refused at least once and hasn't taken since. */
export async function countNotTaken(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['waiting', 'given_up'])
    .where(isNotTaken)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isNotTaken(eb: ExpressionBuilder<Tables, 'webhook_events'>) {
  return eb.or([eb('state', '=', 'given_up'), eb('failures', '>', 0)]);
}

/** What the receiver was or will be told, the newest first. */
export function listEvents(db: Kysely<Tables>, limit: number): Promise<WebhookEventsTable[]> {
  return db.selectFrom('webhook_events').selectAll().orderBy('created_at', 'desc').limit(limit).execute();
}

/** Deletes events that were told or given up before that time. */
export async function deleteEventsFinishedBefore(db: Kysely<Tables>, before: number): Promise<void> {
  await inBatches(async () => {
    const old = db
      .selectFrom('webhook_events')
      .select('id')
      .where('finished_at', '<', before)
      .limit(rowsPerBatch);
    return (await db.deleteFrom('webhook_events').where('id', 'in', old).executeTakeFirst()).numDeletedRows;
  });
}
