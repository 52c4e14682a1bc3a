import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { clientNetwork } from '@/lib/http/client-ip';
import { log } from '@/lib/log/log';
import { enqueueGroup } from '@/lib/mail/enqueue-group';
import { recordSentDirectly } from '@/lib/mail/record-sent-directly';
import { insertLead } from './leads-store';
import { normalizeMailbox } from './mailbox';
import {
  deleteOutageLead,
  listOutageLeads,
  type OutageLead,
  outageFolder,
  readOutageLead,
} from './outage-files';
import { insertRouting, lockLeads } from './routing-store';
import { unkeptLeads } from './unkept-leads';

/** Sending directly takes less; after that, the process that sent must have died. */
const sendingTakesMs = 60_000;

interface Parts {
  db?: Kysely<Tables>;
  folder?: string;
  now?: number;
}

/**
 * Puts the leads that arrived while the database was down into it, and returns how many. What was mailed then is listed
 * as sent; what was not, or not surely, goes into the outbox under the same key. Any number of processes may do this at
 * once, and one that dies half-way leaves nothing to be done twice.
 */
export async function takeInOutageLeads({ db, folder = outageFolder(), now = Date.now() }: Parts = {}) {
  let taken = 0;
  for (const id of await listOutageLeads(folder)) {
    const kept = await readOutageLead(folder, id);
    if (!kept || (!kept.mailed && now - kept.lead.received_at < sendingTakesMs)) continue;
    const take = (trx: Transaction<Tables>) => takeIn(trx, kept, now);
    if (await (db ?? database()).transaction().execute(take)) taken += 1;
    // Only now: if the process dies before this, the next one finds the lead in the database.
    await deleteOutageLead(folder, id);
  }
  for (const [id, kept] of unkeptLeads()) {
    const take = (trx: Transaction<Tables>) => takeIn(trx, kept, now);
    if (await (db ?? database()).transaction().execute(take)) taken += 1;
    unkeptLeads().delete(id);
  }
  if (taken > 0) log.info(`leads: ${taken} that arrived while the database was down are in it now.`);
  return taken;
}

async function takeIn(
  trx: Transaction<Tables>,
  { lead, mails, mailed = [] }: OutageLead,
  now: number,
): Promise<boolean> {
  await lockLeads(trx);
  const known = await trx.selectFrom('leads').select('id').where('id', '=', lead.id).executeTakeFirst();
  const { isNew } = known ? { isNew: false } : await insertLead(trx, lead);
  if (isNew) {
    await insertRouting(trx, {
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
    });
    await enqueueGroup(trx, { groupKey: lead.mail_key, kind: 'lead', mails, now });
  }
  await recordSentDirectly(trx, mailed, now);
  return isNew;
}
