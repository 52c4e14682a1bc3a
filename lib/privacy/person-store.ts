import 'server-only';
import type { Kysely, Selectable } from 'kysely';

import type { Tables } from '@/lib/db/tables';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import type { OutboxTable } from '@/lib/mail/tables';

/** The rows that a person owns: sent or made by them, or addressed to them. */
export interface PersonRows {
  leads: Selectable<Tables['leads']>[];
  /** What staff have answered them. */
  answers: Selectable<Tables['lead_answers']>[];
  /** To them, or to staff about one lead of theirs. */
  mails: Selectable<OutboxTable>[];
  /** To staff about several leads, of which some are theirs and others aren't. */
  sharedMails: Selectable<OutboxTable>[];
  subscriptions: Selectable<Tables['newsletter_subscriptions']>[];
  /** Private links of audits, with their reports. */
  audits: Selectable<Tables['audit_links']>[];
  results: Selectable<Tables['results']>[];
  profiles: Selectable<Tables['client_profiles']>[];
  recommendations: Selectable<Tables['recommendations']>[];
  /** What the mail provider reported about mails to them. */
  mailEvents: Selectable<Tables['mail_events']>[];
  /** What another program was or will be told about them. */
  events: Selectable<Tables['webhook_events']>[];
  /** Websites that they watch. */
  watches: Selectable<Tables['site_watchers']>[];
}

/**
 * All rows of the person with this address, in any spelling that reaches the same mailbox. Results, profile and
 * recommendations are theirs if the browser that made them has sent enquiries from this mailbox and from no other.
 */
export async function findPerson(db: Kysely<Tables>, email: string): Promise<PersonRows> {
  const mailbox = normalizeMailbox(email);
  const visitors = ownVisitors(db, mailbox);
  return {
    leads: await db
      .selectFrom('leads')
      .innerJoin('lead_routing', 'lead_routing.lead_id', 'leads.id')
      .selectAll('leads')
      .where('lead_routing.mailbox', '=', mailbox)
      .orderBy('leads.received_at')
      .execute(),
    answers: await db
      .selectFrom('lead_answers')
      .innerJoin('lead_routing', 'lead_routing.lead_id', 'lead_answers.lead_id')
      .selectAll('lead_answers')
      .where('lead_routing.mailbox', '=', mailbox)
      .execute(),
    ...(await findMails(db, mailbox)),
    subscriptions: await db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('mailbox', '=', mailbox)
      .execute(),
    audits: await db.selectFrom('audit_links').selectAll().where('mailbox', '=', mailbox).execute(),
    results: await db.selectFrom('results').selectAll().where('visitor_id', 'in', visitors).execute(),
    profiles: await db
      .selectFrom('client_profiles')
      .selectAll()
      .where('visitor_id', 'in', visitors)
      .execute(),
    recommendations: await db
      .selectFrom('recommendations')
      .selectAll()
      .where('visitor_id', 'in', visitors)
      .execute(),
    mailEvents: await db.selectFrom('mail_events').selectAll().where('mailbox', '=', mailbox).execute(),
    events: await db.selectFrom('webhook_events').selectAll().where('mailbox', '=', mailbox).execute(),
    watches: await db.selectFrom('site_watchers').selectAll().where('mailbox', '=', mailbox).execute(),
  };
}

/** Browsers that have sent enquiries from this mailbox and from no other: a shared computer's are nobody's. */
export function ownVisitors(db: Kysely<Tables>, mailbox: string) {
  return db
    .selectFrom('leads')
    .innerJoin('lead_routing', 'lead_routing.lead_id', 'leads.id')
    .where('lead_routing.mailbox', '=', mailbox)
    .where('leads.visitor_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leads as other')
            .innerJoin('lead_routing as sent', 'sent.lead_id', 'other.id')
            .select('other.id')
            .whereRef('other.visitor_id', '=', 'leads.visitor_id')
            .where('sent.mailbox', '<>', mailbox),
        ),
      ),
    )
    .select((lead) => lead.ref('leads.visitor_id').$notNull().as('visitor_id'));
}

/** Their mails, and those to staff about leads of theirs: alone, or with leads of others. */
async function findMails(
  db: Kysely<Tables>,
  mailbox: string,
): Promise<Pick<PersonRows, 'mails' | 'sharedMails'>> {
  const own = await db
    .selectFrom('lead_routing')
    .innerJoin('leads', 'leads.id', 'lead_routing.lead_id')
    .select(['leads.mail_key as own', 'lead_routing.mail_key as carrier'])
    .where('lead_routing.mailbox', '=', mailbox)
    .execute();
  const carriers = [...new Set(own.flatMap(({ carrier }) => carrier ?? []))];
  const shared = new Set<string | null>();
  for (const some of inParts(carriers)) {
    const rows = await db
      .selectFrom('lead_routing')
      .select('mail_key')
      .distinct()
      .where('mail_key', 'in', some)
      .where('mailbox', '<>', mailbox)
      .execute();
    for (const { mail_key } of rows) shared.add(mail_key);
  }
  const mails = await db.selectFrom('outbox').selectAll().where('mailbox', '=', mailbox).execute();
  const sharedMails: PersonRows['sharedMails'] = [];
  const known = new Set(mails.map(({ key }) => key));
  for (const some of inParts([...new Set([...own.map((lead) => lead.own), ...carriers])])) {
    const rows = await db.selectFrom('outbox').selectAll().where('group_key', 'in', some).execute();
    for (const mail of rows) {
      if (shared.has(mail.group_key)) sharedMails.push(mail);
      else if (!known.has(mail.key)) mails.push(mail);
    }
  }
  return { mails, sharedMails };
}

/** Databases take some thousand values in one query. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  const size = 500;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/** The reports behind private links of audits. */
export async function findReports(db: Kysely<Tables>, tokens: readonly string[]) {
  if (tokens.length === 0) return [];
  return db.selectFrom('audit_runs').selectAll().where('token', 'in', tokens).execute();
}

/** The renderings of these reports' pages on a phone, with pictures in base64. */
export async function findRenderings(db: Kysely<Tables>, tokens: readonly string[]) {
  if (tokens.length === 0) return [];
  const rows = await db.selectFrom('audit_renderings').selectAll().where('token', 'in', tokens).execute();
  const pictures = await db.selectFrom('way_pictures').selectAll().where('token', 'in', tokens).execute();
  const encode = (data: Uint8Array | null) => data && Buffer.from(data).toString('base64');
  return rows.map((row) => ({
    ...row,
    first_screen: encode(row.first_screen),
    whole_page: encode(row.whole_page),
    way: pictures.filter(({ token }) => token === row.token).map(({ data }) => encode(data)),
  }));
}
