import 'server-only';
import type { Kysely } from 'kysely';
import { env } from '@/lib/config/env';
import type { Tables } from '@/lib/db/tables';
import { enqueueListMail, type ListMail } from '@/lib/leads/bundles/list-mail';
import type { DeskLead } from '@/lib/leads/leads-store';
import { closesMs, lastOpening, officeOffsetMs, opensMs } from '@/lib/leads/office-hours';
import { staffLeadPath } from '@/lib/site/staff-path';
import { leadDueAt } from './lead-due-at';
import { findMail } from './mails-store';
import { nameService } from './name-service';
import { listOverdue } from './overdue-store';
import { formatTime, t } from './words';

/** Listed in full; of more, the number. */
const mostListed = 40;

/**
 * Puts the mail about what was overdue when the office opened into the outbox, once on each working day, if anything was.
 * Any number of processes may do this at once: the mail's key is the day.
 */
export async function mailOverdue(db: Kysely<Tables>, now: number): Promise<void> {
  const opened = lastOpening(now);
  // Without a desk nobody could say that something is answered.
  if (!env.STAFF_EMAILS || now - opened > closesMs - opensMs) return;
  const key = `overdue-${new Date(opened + officeOffsetMs).toISOString().slice(0, 10)}`;
  if (await findMail(db, key)) return;
  const overdue = await listOverdue(db, opened);
  if (overdue.length === 0) return;
  const mail = overdueMail(overdue);
  await db.transaction().execute((trx) => enqueueListMail(trx, { key, kind: 'overdue', mail, now }));
}

/** What is overdue, by whom it belongs to: what nobody has taken comes first. */
export function overdueMail(leads: readonly DeskLead[]): ListMail {
  const listed = leads
    .toSorted((one, other) => (one.taken_by ?? '').localeCompare(other.taken_by ?? ''))
    .slice(0, mostListed);
  const hidden = leads.length - listed.length;
  return {
    subject: t('overdue.subject', { count: leads.length }),
    heading: t('overdue.heading', { count: leads.length }),
    intro: t('overdue.intro'),
    entries: listed.map((lead) => ({
      title: lead.name,
      facts: [
        { label: t('overdue.owner'), value: lead.taken_by ?? t('lead.takenByNobody') },
        { label: t('overdue.due'), value: formatTime(leadDueAt(lead) ?? lead.received_at) },
        { label: t('lead.fields.service'), value: nameService(lead.service) },
        { label: t('overdue.open'), value: `${env.SITE_URL}${staffLeadPath(lead.id)}` },
      ],
    })),
    closing: [...(hidden > 0 ? [t('overdue.more', { count: hidden })] : []), t('overdue.closing')],
  };
}
