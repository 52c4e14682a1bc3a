import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { firstState } from '../first-state';
import { type DeskLead, selectLeads } from '../leads-store';
import type { Lead, LeadRoute } from '../tables';

type HeldRoute = Exclude<LeadRoute, 'own'>;

/** A lead without a mail yet, and the name of the first sender of its text. */
export type WaitingLead = DeskLead & { same_as_name: string | null };

/** When the oldest waiting lead of a route arrived, in milliseconds since 1970; undefined if none is waiting. */
export async function findOldestWaiting(db: Kysely<Tables>, route: HeldRoute): Promise<number | undefined> {
  const oldest = await waiting(db, route)
    .select('lead_routing.received_at')
    .orderBy('lead_routing.received_at')
    .limit(1)
    .executeTakeFirst();
  return oldest?.received_at;
}

/** The oldest waiting leads of a route, with all fields. */
export async function listWaiting(
  trx: Transaction<Tables>,
  route: HeldRoute,
  limit: number,
): Promise<WaitingLead[]> {
  return selectLeads(trx)
    .leftJoin('leads as first', 'first.id', 'lead_routing.same_as')
    .select('first.name as same_as_name')
    .where('lead_routing.mail_key', 'is', null)
    .where('lead_routing.route', '=', route)
    .orderBy('lead_routing.received_at')
    .limit(limit)
    .execute();
}

/** Assigns all leads waiting for the digest to one mail; returns their number. */
export async function assignDigest(trx: Transaction<Tables>, mailKey: string): Promise<number> {
  const result = await trx
    .updateTable('lead_routing')
    .set({ mail_key: mailKey })
    .where('route', '=', 'digest')
    .where('mail_key', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Takes a lead held back as spam out of the digest, for a separate mail; undefined if there is no such lead. */
export async function releaseFromDigest(trx: Transaction<Tables>, id: string): Promise<Lead | undefined> {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return undefined;
  const released = await trx
    .updateTable('lead_routing')
    .set({ route: 'own', reason: null, mail_key: lead.mail_key })
    .where('lead_id', '=', id)
    .where('route', '=', 'digest')
    .executeTakeFirst();
  if (released.numUpdatedRows === 0n) return undefined;
  await trx
    .updateTable('lead_progress')
    .set({ state: firstState({ route: 'own', isReport: false }) })
    .where('lead_id', '=', id)
    .where('state', '=', 'spam')
    .execute();
  return lead;
}

function waiting(db: Kysely<Tables>, route: HeldRoute) {
  return db
    .selectFrom('lead_routing')
    .where('lead_routing.mail_key', 'is', null)
    .where('lead_routing.route', '=', route);
}
