import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';

const dayMs = 24 * 60 * 60_000;

/** IP address and browser serve to tell spam from enquiries, which is soon over. */
const tracesKeptMs = 90 * dayMs;

/** As long as records of paid work, which may have begun with any of them. */
const leadKeptMs = 7 * 365.25 * dayMs;

/** Removes where leads older than 90 days came from, and deletes those older than seven years. */
export async function forgetOldLeads(db: Kysely<Tables>, now: number): Promise<void> {
  const tracesBefore = now - tracesKeptMs;
  await db
    .updateTable('leads')
    .set({ client_ip: null, user_agent: null })
    .where('received_at', '<', tracesBefore)
    .where((where) => where.or([where('client_ip', 'is not', null), where('user_agent', 'is not', null)]))
    .execute();
  await db
    .updateTable('lead_routing')
    .set({ client_network: null })
    .where('received_at', '<', tracesBefore)
    .where('client_network', 'is not', null)
    .execute();
  await db
    .deleteFrom('leads')
    .where('received_at', '<', now - leadKeptMs)
    .execute();
}
