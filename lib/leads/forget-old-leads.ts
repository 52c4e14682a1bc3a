import 'server-only';
import type { Kysely } from 'kysely';
import { retention } from '@/lib/config/retention';
import type { Tables } from '@/lib/db/tables';

const dayMs = 24 * 60 * 60_000;

const tracesKeptMs = retention.leadTraceDays * dayMs;
const leadKeptMs = retention.leadYears * 365.25 * dayMs;

/** Deletes IP address, network and browser of old leads, and later the leads themselves; see `retention`. */
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
