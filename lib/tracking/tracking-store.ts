import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inBatches, rowsPerBatch } from '@/lib/db/in-batches';
import type { Tables } from '@/lib/db/tables';
import { officeDay } from './daily-sums';
import { type BehaviourEvent, behaviourSchema, type PageViewEvent } from './schema';
import { addFormUses, addViews, deleteSumsBefore } from './sums-store';

export type Received =
  | { kind: 'page-view'; event: PageViewEvent; receivedAt: number }
  | { kind: 'behaviour'; event: BehaviourEvent; receivedAt: number };

/** Stores a batch with its share in the sums of the day: all of it or nothing. */
export async function insertEvents(db: Kysely<Tables>, batch: readonly Received[]): Promise<void> {
  const views = batch.flatMap((received) => (received.kind === 'page-view' ? [viewRow(received)] : []));
  const campaigns = batch.flatMap((received) =>
    received.kind === 'page-view' ? [received.event.campaign] : [],
  );
  const uses = batch.flatMap((received) => (received.kind === 'behaviour' ? [behaviourRow(received)] : []));
  await db.transaction().execute(async (trx) => {
    if (views.length > 0) await trx.insertInto('page_views').values(views).execute();
    if (uses.length > 0) await trx.insertInto('behaviour_events').values(uses).execute();
    await addViews(
      trx,
      views.map((row, index) => ({ ...row, campaign: campaigns[index] })),
    );
    await addFormUses(trx, uses);
  });
}

/** A stored event of one use of our pages. */
export type SessionEvent = Omit<BehaviourEvent, 'sessionId'> & { receivedAt: number };

/** The stored events of a session, the latest first, at most 100. */
export async function sessionEvents(db: Kysely<Tables>, sessionId: string): Promise<SessionEvent[]> {
  const rows = await db
    .selectFrom('behaviour_events')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('received_at', 'desc')
    .limit(100)
    .execute();
  return rows.flatMap((row) => {
    const stored = {
      sessionId: row.session_id,
      eventType: row.event_type,
      pageUrl: row.page_url,
      timeSpent: row.time_spent_seconds,
      interactionData: JSON.parse(row.interaction_data),
    };
    // Events stored by an older version may be invalid now.
    const { data } = behaviourSchema.safeParse(stored);
    return data ? [{ ...data, receivedAt: row.received_at }] : [];
  });
}

/** Deletes events received before a time. */
export async function deleteEventsBefore(db: Kysely<Tables>, before: number): Promise<void> {
  for (const table of ['page_views', 'behaviour_events'] as const) {
    await inBatches(async () => {
      const old = db.selectFrom(table).select('id').where('received_at', '<', before).limit(rowsPerBatch);
      return (await db.deleteFrom(table).where('id', 'in', old).executeTakeFirst()).numDeletedRows;
    });
  }
  await deleteSumsBefore(db, officeDay(before));
}

function viewRow({ event, receivedAt }: Extract<Received, { kind: 'page-view' }>) {
  return {
    id: randomUUID(),
    received_at: receivedAt,
    viewed_at: Date.parse(event.timestamp),
    page: event.page,
    title: event.title,
    referrer: event.referrer,
    user_agent: event.userAgent,
  };
}

function behaviourRow({ event, receivedAt }: Extract<Received, { kind: 'behaviour' }>) {
  return {
    id: randomUUID(),
    received_at: receivedAt,
    session_id: event.sessionId,
    event_type: event.eventType,
    page_url: event.pageUrl,
    time_spent_seconds: event.timeSpent,
    interaction_data: JSON.stringify(event.interactionData),
  };
}
