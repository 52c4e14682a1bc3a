import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import { enqueueGroup } from '@/lib/mail/enqueue-group';
import { leadMails } from './lead-mail';
import { lockLeads } from './routing-store';
import { readStoredLead } from './stored-lead';
import { releaseFromDigest } from './waiting-store';

/**
 * Puts the ordinary mail about a lead that was held back as spam into the outbox. Throws TypeError when no lead with
 * that id is held back. `now`: milliseconds since 1970.
 */
export async function releaseLead(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLeads(trx);
    const row = await releaseFromDigest(trx, id);
    if (!row) throw new TypeError(`No enquiry ${id} is held back as spam.`);
    const mails = leadMails({ ...readStoredLead(row), spamMarks: [], mailKey: row.mail_key });
    await enqueueGroup(trx, { groupKey: row.mail_key, kind: 'lead', mails, now });
  });
}
