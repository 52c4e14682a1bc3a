import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { clientNetwork } from '@/lib/http/client-ip';
import { log } from '@/lib/log/log';
import { enqueueGroup } from '@/lib/mail/enqueue-group';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { recordSentDirectly } from '@/lib/mail/record-sent-directly';
import { readSuspicion } from './judge-spam';
import { raiseLead } from './lead-events';
import { leadsInMemory } from './leads-in-memory';
import { insertLead } from './leads-store';
import {
  deleteOutageLead,
  listOutageLeads,
  type OutageLead,
  outageFolder,
  readOutageLead,
} from './outage-files';
import { insertRouting, lockLeads } from './routing-store';
import type { LeadRoutingTable } from './tables';

/** Sending takes less time than this; a lead without a result by then is one whose process crashed. */
const sendingTakesMs = 60_000;

interface Dependencies {
  db?: Kysely<Tables>;
  folder?: string;
  now?: number;
}

/**
 * Stores the leads that arrived while the database was down, and returns their number. Mails that were sent are recorded
 * as sent; mails that weren't, or possibly weren't, go into the outbox under the same key. Any number of processes may
 * do this at once, and a crash halfway duplicates nothing.
 */
export async function importOutageLeads({
  db,
  folder = outageFolder(),
  now = Date.now(),
}: Dependencies = {}) {
  let imported = 0;
  for (const id of await listOutageLeads(folder)) {
    const outageLead = await readOutageLead(folder, id);
    if (!outageLead || (!outageLead.mailed && now - outageLead.lead.received_at < sendingTakesMs)) continue;
    const store = (trx: Transaction<Tables>) => importLead(trx, outageLead, now);
    if (await (db ?? database()).transaction().execute(store)) imported += 1;
    // Deleted last: if the process crashes before this, the next one finds the lead in the database.
    await deleteOutageLead(folder, id);
  }
  for (const [id, outageLead] of leadsInMemory()) {
    const store = (trx: Transaction<Tables>) => importLead(trx, outageLead, now);
    if (await (db ?? database()).transaction().execute(store)) imported += 1;
    leadsInMemory().delete(id);
  }
  if (imported > 0) log.info(`leads: ${imported} that arrived while the database was down are in it now.`);
  return imported;
}

async function importLead(
  trx: Transaction<Tables>,
  { lead, mails, mailed = [] }: OutageLead,
  now: number,
): Promise<boolean> {
  await lockLeads(trx);
  const known = await trx.selectFrom('leads').select('id').where('id', '=', lead.id).executeTakeFirst();
  const { isNew } = known ? { isNew: false } : await insertLead(trx, lead);
  if (isNew) {
    const routing: LeadRoutingTable = {
      lead_id: lead.id,
      received_at: lead.received_at,
      route: 'own',
      reason: null,
      same_as: null,
      mailbox: normalizeMailbox(lead.email),
      sender_key: null,
      text_key: null,
      client_network: lead.client_ip ? clientNetwork(lead.client_ip) : null,
      mail_key: lead.mail_key,
    };
    await insertRouting(trx, routing, lead, false);
    await enqueueGroup(trx, { groupKey: lead.mail_key, kind: 'lead', mails, now });
    if (readSuspicion(lead) !== 'certain') await raiseLead(trx, lead, now);
  }
  await recordSentDirectly(trx, mailed, now);
  return isNew;
}
