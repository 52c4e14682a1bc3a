import 'server-only';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { isOurHost } from '@/lib/traffic-sources/our-hosts';
import { type DailySum, type FormUse, sumForms, sumViews } from './daily-sums';
import type { PageViewEvent } from './schema';
import type { BehaviourEventsTable, PageViewsTable } from './tables';

/** Of the sessions of one batch; who sends more is no visitor. */
const mostFormUses = 2000;

/** Adds new page views to the sums of their days, in the transaction that stores them. */
export async function addViews(
  trx: Transaction<Tables>,
  views: readonly (PageViewsTable & Pick<PageViewEvent, 'campaign'>)[],
): Promise<void> {
  await addSums(
    trx,
    sumViews(
      views.map(({ received_at, page, referrer, user_agent, campaign }) => ({
        receivedAt: received_at,
        page,
        referrer,
        userAgent: user_agent,
        campaign,
      })),
      isOurHost,
    ),
  );
}

/** Adds stored events to the sums of forms. */
export async function addFormUses(
  trx: Transaction<Tables>,
  events: readonly BehaviourEventsTable[],
): Promise<void> {
  const uses = events.filter(({ event_type }) => event_type === 'form_interaction').map(toUse);
  if (uses.length === 0) return;
  const sessions = [...new Set(uses.map(({ sessionId }) => sessionId))];
  const all = await trx
    .selectFrom('behaviour_events')
    .selectAll()
    .where('session_id', 'in', sessions)
    .where('event_type', '=', 'form_interaction')
    .orderBy('received_at')
    .limit(mostFormUses)
    .execute();
  await addSums(trx, sumForms(uses, all.map(toUse)));
}

/** The sums of a measure by name since a day, the largest first. */
export async function sumByName(
  db: Kysely<Tables>,
  measure: DailySum['measure'],
  since: number,
): Promise<{ name: string; count: number }[]> {
  const rows = await db
    .selectFrom('daily_sums')
    .select('name')
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('measure', '=', measure)
    .where('day', '>=', since)
    .groupBy('name')
    .execute();
  return rows
    .map(({ name, count }) => ({ name, count: Number(count) }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** The sums of measures without names, by day. */
export async function listDays(db: Kysely<Tables>, since: number): Promise<DailySum[]> {
  return db
    .selectFrom('daily_sums')
    .selectAll()
    .where('measure', 'in', ['views', 'visits', 'bots'])
    .where('day', '>=', since)
    .execute();
}

export async function deleteSumsBefore(db: Kysely<Tables>, day: number): Promise<void> {
  await db.deleteFrom('daily_sums').where('day', '<', day).execute();
}

async function addSums(trx: Transaction<Tables>, sums: readonly DailySum[]): Promise<void> {
  if (sums.length === 0) return;
  await trx
    .insertInto('daily_sums')
    .values(sums)
    .onConflict((conflict) =>
      conflict
        .columns(['measure', 'day', 'name'])
        .doUpdateSet({ count: sql<number>`daily_sums.count + excluded.count` }),
    )
    .execute();
}

function toUse({ id, received_at, session_id, interaction_data }: BehaviourEventsTable): FormUse {
  return { id, receivedAt: received_at, sessionId: session_id, data: interaction_data };
}
