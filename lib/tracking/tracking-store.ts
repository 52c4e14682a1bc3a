import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { BehaviourEvent, PageViewEvent } from './schema';

export type Received =
  | { kind: 'page-view'; event: PageViewEvent; receivedAt: number }
  | { kind: 'behaviour'; event: BehaviourEvent; receivedAt: number };

/** Writes a batch, all of it or nothing. */
export async function insertEvents(db: Kysely<Tables>, batch: readonly Received[]): Promise<void> {
  const views = batch.flatMap((received) => (received.kind === 'page-view' ? [viewRow(received)] : []));
  const uses = batch.flatMap((received) => (received.kind === 'behaviour' ? [behaviourRow(received)] : []));
  await db.transaction().execute(async (trx) => {
    if (views.length > 0) await trx.insertInto('page_views').values(views).execute();
    if (uses.length > 0) await trx.insertInto('behaviour_events').values(uses).execute();
  });
}

/** Forgets what came in before a moment. */
export async function deleteEventsBefore(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('page_views').where('received_at', '<', before).execute();
  await db.deleteFrom('behaviour_events').where('received_at', '<', before).execute();
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
