import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { addFormUses, addViews } from './sums-store';

/** A step keeps SQLite's only writer for a few milliseconds. */
const eventsPerStep = 200;
/** Between two steps, so that a site with an old, large database keeps answering. */
const restMs = 20;

interface Databases {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
}

type Kind = 'page_views' | 'behaviour_events';

/**
 * Adds events from before there were sums to them, the newest first and in small steps. The step is stored in the same
 * transaction, so that each event counts once whoever dies when.
 */
export async function sumOldEvents(databases: Databases, pauseMs = restMs): Promise<void> {
  const left = await databases.reading.selectFrom('summed_events').selectAll().execute();
  for (const { kind, before } of left) {
    let end: number | undefined = before;
    while (end !== undefined) {
      end = await sumStep(databases, kind, end);
      await wait(pauseMs);
    }
  }
}

/** Whether old events are still missing from the sums. */
export async function isSumming(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('summed_events').select('kind').executeTakeFirst()) !== undefined;
}

/** Sums the latest events before a time, and returns the time before which others are left; undefined if there are none. */
async function sumStep({ db, reading }: Databases, kind: Kind, before: number): Promise<number | undefined> {
  const start = await reading
    .selectFrom(kind)
    .select('received_at')
    .where('received_at', '<', before)
    .orderBy('received_at', 'desc')
    .limit(1)
    .offset(eventsPerStep)
    .executeTakeFirst();
  const since = start?.received_at ?? Number.MIN_SAFE_INTEGER;
  // All of the same millisecond belong to the same step.
  const range = sql<boolean>`received_at >= ${since} and received_at < ${before}`;
  const views =
    kind === 'page_views' ? await reading.selectFrom(kind).selectAll().where(range).execute() : [];
  const events =
    kind === 'behaviour_events' ? await reading.selectFrom(kind).selectAll().where(range).execute() : [];
  return db.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('summed_events')
      .set({ before: since })
      .where('kind', '=', kind)
      .where('before', '=', before)
      .executeTakeFirst();
    // Another process has done this step.
    if (moved.numUpdatedRows === 0n) return undefined;
    await addViews(trx, views);
    await addFormUses(trx, events);
    if (start) return since;
    await trx.deleteFrom('summed_events').where('kind', '=', kind).execute();
    return undefined;
  });
}
