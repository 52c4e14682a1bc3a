import 'server-only';
import type { Kysely } from 'kysely';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { dayMs, hourMs } from '@/lib/durations';

/**
 * Events stored in these times, of all visitors and on all instances. A busy day of a small business has a few thousand; with at
 * most 4,000 characters each, strangers fill no more than 80 MB a day (240 MB in letters of three bytes).
 */
export const eventBudget = [
  { events: 5000, ms: hourMs },
  { events: 20_000, ms: dayMs },
] as const;

/** How many more events may be stored now. */
export async function countRoom(db: Kysely<Tables>, now: number): Promise<number> {
  if (env.RATE_LIMITS === 'off') return Number.POSITIVE_INFINITY;
  const rooms = [];
  for (const { events, ms } of eventBudget) {
    const after = now - ms;
    const views = await countAfter(db, 'page_views', after);
    rooms.push(events - views - (await countAfter(db, 'behaviour_events', after)));
  }
  return Math.max(0, Math.min(...rooms));
}

async function countAfter(
  db: Kysely<Tables>,
  table: 'page_views' | 'behaviour_events',
  after: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('received_at', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}
