import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { enqueueGroup } from '@/lib/mail/enqueue-group';
import { releaseFromDigest } from './bundles/waiting-store';
import { judged } from './lead';
import { raiseLead } from './lead-events';
import { leadMails } from './lead-mail';
import { lockLeads } from './routing-store';

/**
 * Puts the ordinary mail about a lead that was held back as spam into the outbox. Throws TypeError if no lead with this
 * id is held back. `now`: milliseconds since 1970.
 */
export async function releaseLead(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  const isReleased = await db.transaction().execute((trx) => releaseLeadIn(trx, id, now));
  if (!isReleased) throw new TypeError(`No enquiry ${id} is held back as spam.`);
}

/** The same within a transaction; returns false if no lead with this id is held back. */
export async function releaseLeadIn(trx: Transaction<Tables>, id: string, now: number): Promise<boolean> {
  await lockLeads(trx);
  const row = await releaseFromDigest(trx, id);
  if (!row) return false;
  const mails = await leadMails({ ...row, ...judged([]) });
  await enqueueGroup(trx, { groupKey: row.mail_key, kind: 'lead', mails, now });
  await raiseLead(trx, row, now);
  return true;
}
