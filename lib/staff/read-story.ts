import 'server-only';
import { type Kysely, sql } from 'kysely';
import { mailboxHost } from '@/lib/db/mailbox-host';
import type { Tables } from '@/lib/db/tables';
import { type DeskLead, readLeads } from '@/lib/leads/leads-store';
import { companyHost } from '@/lib/mail/company-host';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { ownVisitors } from '@/lib/privacy/person-store';
import { reportPath } from '@/lib/site/report-path';
import { staffLeadPath } from '@/lib/site/staff-path';
import { formatTime, t } from './words';

/** The newest of each kind are shown. */
const mostShown = 20;

export interface StoryEntry {
  at: number;
  when: string;
  text: string;
  href: string;
  /** Whether it is the lead whose page this is. */
  isThis: boolean;
}

/**
 * All that a person and their company did here, the oldest first: enquiries of the mailbox and of others with the same domain,
 * unless it is a mail provider's, and the person's reports and results that are still stored.
 */
export async function readStory(
  db: Kysely<Tables>,
  lead: Pick<DeskLead, 'id' | 'email'>,
  now: number,
): Promise<StoryEntry[]> {
  const mailbox = normalizeMailbox(lead.email);
  const entries = [
    ...(await listFromMailbox(db, lead, mailbox)),
    ...(await listReports(db, mailbox, now)),
    ...(await listResults(db, mailbox, now)),
  ];
  return entries
    .toSorted((one, other) => one.at - other.at)
    .map((entry) => ({ isThis: false, ...entry, when: formatTime(entry.at) }));
}

async function listFromMailbox(db: Kysely<Tables>, lead: Pick<DeskLead, 'id' | 'email'>, mailbox: string) {
  const newest = db
    .selectFrom('lead_routing')
    .select('lead_id as id')
    .orderBy('received_at', 'desc')
    .limit(mostShown);
  const found = await newest.where('mailbox', '=', mailbox).execute();
  const host = companyHost(lead.email);
  if (host) found.push(...(await newest.where(sql.raw(mailboxHost), '=', `@${host}`).execute()));
  const leads = await readLeads(db, [...new Set(found.map(({ id }) => id))]);
  return [...leads.values()]
    .filter(({ id, state }) => id === lead.id || state !== 'spam')
    .map(({ id, name, state, received_at: at }) => ({
      at,
      text: t('story.enquiry', { name, state: t(`leads.states.${state}`) }),
      href: staffLeadPath(id),
      isThis: id === lead.id,
    }));
}

async function listReports(db: Kysely<Tables>, mailbox: string, now: number) {
  const reports = await db
    .selectFrom('audit_links')
    .select(['token', 'url', 'created_at as at'])
    .where('mailbox', '=', mailbox)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(mostShown)
    .execute();
  return reports.map(({ at, url, token }) => ({
    at,
    text: t('story.report', { url }),
    href: reportPath(token),
  }));
}

async function listResults(db: Kysely<Tables>, mailbox: string, now: number) {
  const results = await db
    .selectFrom('results')
    .select(['token', 'kind', 'created_at as at'])
    .where('visitor_id', 'in', ownVisitors(db, mailbox))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(mostShown)
    .execute();
  return results.map(({ at, kind, token }) => ({
    at,
    text: t('story.result', { tool: t(`visits.toolNames.${kind}`) }),
    href: reportPath(token),
  }));
}
