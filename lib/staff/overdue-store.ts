import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { answerDue } from '@/lib/leads/answer-due';
import { type DeskLead, readLeads } from '@/lib/leads/leads-store';
import { statesWhere } from '@/lib/leads/state';

/** So many are looked at: nobody reads a longer list. */
const mostLooked = 200;

/**
 * Leads that should have been answered, or followed up, before a time, the latest ones last: by the promise on the site, or
 * by the day that somebody has set instead.
 */
export async function listOverdue(db: Kysely<Tables>, now: number): Promise<DeskLead[]> {
  const promised = await db
    .selectFrom('lead_progress')
    .select(['lead_id as id', 'received_at'])
    .where(
      'state',
      'in',
      statesWhere(({ due }) => due === 'promised'),
    )
    .where('due_at', 'is', null)
    .orderBy('received_at')
    .orderBy('lead_id')
    .limit(mostLooked)
    .execute();
  const dated = await db
    .selectFrom('lead_progress')
    .select(['lead_id as id', 'due_at as due'])
    .where('due_at', '<', now)
    .where(
      'state',
      'in',
      statesWhere(({ due }) => due !== 'never'),
    )
    .orderBy('due_at')
    .limit(mostLooked)
    .execute();
  const due = new Map(promised.map(({ id, received_at }) => [id, answerDue(received_at)]));
  for (const row of dated) due.set(row.id, row.due ?? 0);
  const late = [...due].filter(([, at]) => at < now).toSorted(([, one], [, other]) => one - other);
  const leads = await readLeads(
    db,
    late.map(([id]) => id),
  );
  return late.flatMap(([id]) => leads.get(id) ?? []);
}
