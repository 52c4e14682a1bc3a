import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { implausibleFrom, probeWaitMs } from './back-off';
import { isDue } from './due-mail';
import { longestProbeWaitMs } from './limits';
import type { OutboxPauseTable } from './tables';

export type OutboxPause = Selectable<OutboxPauseTable>;

/** There is one outbox, so at most one row. */
const id = 1;

/** The current pause, shared by all processes; undefined while mail is delivered. */
export async function readPause(db: Kysely<Tables>): Promise<OutboxPause | undefined> {
  return db.selectFrom('outbox_pause').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Pauses the outbox. Returns whether it was running; an existing pause only gets the newer reason. */
export async function beginPause(
  db: Kysely<Tables>,
  { reason, now }: { reason: string; now: number },
): Promise<boolean> {
  const begun = await db
    .insertInto('outbox_pause')
    .values({ id, reason, since: now, next_probe_at: now + probeWaitMs(0), probes: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) await db.updateTable('outbox_pause').set({ reason }).where('id', '=', id).execute();
  return begun !== undefined;
}

/** Claims a probe: returns the pause if a probe and a mail are due and no other process is probing. */
export async function claimProbe(
  db: Kysely<Tables>,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<OutboxPause | undefined> {
  return db
    .updateTable('outbox_pause')
    .set({ next_probe_at: now + leaseMs })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('next_probe_at', '<=', now),
        eb('next_probe_at', '>', implausibleFrom(now, longestProbeWaitMs)),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('outbox')
          .select('key')
          .where((due) => isDue(due, now)),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Schedules the next probe after a refused one. */
export async function postponeProbe(db: Kysely<Tables>, { probes }: OutboxPause, now: number): Promise<void> {
  await db
    .updateTable('outbox_pause')
    .set({ next_probe_at: now + probeWaitMs(probes + 1), probes: probes + 1 })
    .where('id', '=', id)
    .execute();
}

/** Schedules the next probe for now, because the cause may have been fixed. Does nothing unless the outbox is paused. */
export async function probeNow(db: Kysely<Tables>, now: number): Promise<void> {
  await db.updateTable('outbox_pause').set({ next_probe_at: now, probes: 0 }).where('id', '=', id).execute();
}

export async function endPause(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('outbox_pause').where('id', '=', id).execute();
}
