import 'server-only';
import type { Kysely } from 'kysely';
import { retention } from '@/lib/config/retention';
import { inBatches, rowsPerBatch } from '@/lib/db/in-batches';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';

const tracesKeptMs = retention.leadTraceDays * dayMs;
const leadKeptMs = retention.leadYears * 365.25 * dayMs;

/** Deletes IP address, network and browser of old leads, and later the leads themselves; see `retention`. */
export async function forgetOldLeads(db: Kysely<Tables>, now: number): Promise<void> {
  const tracesBefore = now - tracesKeptMs;
  await inBatches(async () => {
    const old = db
      .selectFrom('leads')
      .select('id')
      .where('received_at', '<', tracesBefore)
      .where((where) => where.or([where('client_ip', 'is not', null), where('user_agent', 'is not', null)]))
      .limit(rowsPerBatch);
    const traces = { client_ip: null, user_agent: null };
    const done = await db.updateTable('leads').set(traces).where('id', 'in', old).executeTakeFirst();
    return done.numUpdatedRows;
  });
  await inBatches(async () => {
    const old = db
      .selectFrom('lead_routing')
      .select('lead_id')
      .where('received_at', '<', tracesBefore)
      .where('client_network', 'is not', null)
      .limit(rowsPerBatch);
    const routing = db.updateTable('lead_routing').set({ client_network: null });
    return (await routing.where('lead_id', 'in', old).executeTakeFirst()).numUpdatedRows;
  });
  await inBatches(async () => {
    const old = db
      .selectFrom('leads')
      .select('id')
      .where('received_at', '<', now - leadKeptMs)
      .limit(rowsPerBatch);
    return (await db.deleteFrom('leads').where('id', 'in', old).executeTakeFirst()).numDeletedRows;
  });
}
