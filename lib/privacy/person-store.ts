import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { isLinkForEmail } from '@/lib/audit/report/audit-store';
import { stopUnwatched } from '@/lib/audit/watch/watched-site-store';
import type { LeadsTable, OutboxTable, Tables } from '@/lib/db/tables';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { eraseMentions, mentions } from './mentions';

/** Keys of all rows about a person. */
export interface PersonRows {
  leads: Selectable<LeadsTable>[];
  mails: Selectable<OutboxTable>[];
  subscriptions: Selectable<Tables['newsletter_subscriptions']>[];
  /** Private links of audits, with their reports. */
  audits: Selectable<Tables['audit_links']>[];
  results: Selectable<Tables['results']>[];
  profiles: Selectable<Tables['client_profiles']>[];
  /** What the mail provider reported about mails to them. */
  mailEvents: Selectable<Tables['mail_events']>[];
  /** Websites that they watch. */
  watches: Selectable<Tables['site_watchers']>[];
}

/** All rows about the person with this address, in any spelling that reaches the same mailbox. */
export async function findPerson(db: Kysely<Tables>, email: string): Promise<PersonRows> {
  const mailbox = normalizeMailbox(email);
  const isTheirs = (row: object) => mentions(row, email);
  const leads = (await db.selectFrom('leads').selectAll().execute()).filter(
    (lead) => normalizeMailbox(lead.email) === mailbox,
  );
  const keys = new Set(leads.map(({ mail_key }) => mail_key));
  const subscriptions = (await db.selectFrom('newsletter_subscriptions').selectAll().execute()).filter(
    (row) => normalizeMailbox(row.email) === mailbox,
  );
  const watches = (await db.selectFrom('site_watchers').selectAll().execute()).filter(
    (row) => normalizeMailbox(row.email) === mailbox,
  );
  const crawls = await db.selectFrom('audit_crawls').select(['token', 'email']).execute();
  const addressed = new Set(crawls.flatMap((crawl) => (crawl.email && isTheirs(crawl) ? crawl.token : [])));
  const audits = (await db.selectFrom('audit_links').selectAll().execute()).filter(
    (link) => addressed.has(link.token) || isLinkForEmail(link, email),
  );
  const attached = leads.map(({ attachment }) => attachment ?? '').join('\n');
  const results = (await db.selectFrom('results').selectAll().execute()).filter(
    (row) => attached.includes(row.token) || isTheirs(row),
  );
  const tokens = new Set(results.map(({ token }) => token));
  const advised = await db.selectFrom('recommendations').select(['visitor_id', 'result_token']).execute();
  const visitors = new Set(
    advised.flatMap((row) => (tokens.has(row.result_token ?? '') ? row.visitor_id : [])),
  );
  const profiles = (await db.selectFrom('client_profiles').selectAll().execute()).filter(
    (row) => visitors.has(row.visitor_id) || isTheirs(row),
  );
  const mails = (await db.selectFrom('outbox').selectAll().execute()).filter(
    (mail) => keys.has(mail.group_key ?? mail.key) || isTheirs(mail),
  );
  const mailEvents = (await db.selectFrom('mail_events').selectAll().execute()).filter(
    (row) => normalizeMailbox(row.email_key) === mailbox || isTheirs(row),
  );
  return { leads, mails, subscriptions, audits, results, profiles, mailEvents, watches };
}

/** Deletes the rows with all dependent data. Other leads in the same bundle wait for the next bundle. */
export async function deletePerson(db: Kysely<Tables>, rows: PersonRows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { key, group_key, status } of rows.mails) {
      await trx.deleteFrom('outbox').where('key', '=', key).execute();
      if (status === 'sent') continue;
      await trx
        .updateTable('lead_routing')
        .set({ mail_key: null })
        .where('mail_key', '=', group_key ?? key)
        .where('route', '<>', 'own')
        .execute();
    }
    for (const { id } of rows.mailEvents) {
      await trx.deleteFrom('mail_events').where('id', '=', id).execute();
    }
    for (const { id } of rows.leads) {
      await trx.updateTable('staff_changes').set({ detail: '' }).where('lead_id', '=', id).execute();
      await trx.deleteFrom('leads').where('id', '=', id).execute();
    }
    for (const { id, report_token } of rows.watches) {
      await trx.deleteFrom('site_watchers').where('id', '=', id).execute();
      await stopUnwatched(trx, report_token);
    }
    for (const { id } of rows.subscriptions) {
      await trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
    }
    for (const { token } of rows.audits)
      await trx.deleteFrom('audit_links').where('token', '=', token).execute();
    for (const { token } of rows.results)
      await trx.deleteFrom('results').where('token', '=', token).execute();
    for (const { visitor_id } of rows.profiles) {
      await trx.deleteFrom('client_profiles').where('visitor_id', '=', visitor_id).execute();
    }
  });
}

/** Columns in which other people, or other websites, may mention somebody's address. */
const texts = [
  ['leads', 'id', ['name', 'message', 'source', 'page', 'attachment']],
  ['staff_changes', 'id', ['detail']],
  ['audit_links', 'token', ['url', 'business_name']],
  ['audit_runs', 'id', ['facts']],
  ['audit_crawls', 'token', ['url', 'audit']],
  ['audit_rivals', 'id', ['address', 'record']],
  ['recommendations', 'visitor_id', ['facts', 'advice']],
  ['page_views', 'id', ['page', 'title', 'referrer']],
  ['behaviour_events', 'id', ['page_url', 'interaction_data']],
] as const;

/** Erases the address from texts about others; returns the number of texts. */
export async function eraseFromTexts(db: Kysely<Tables>, email: string): Promise<number> {
  const replace = (text: string) => eraseMentions(text, email);
  // This comes first, because the facts that mention the address are replaced below.
  let replaced = await eraseFromRenderings(db, email);
  for (const [table, key, columns] of texts) {
    const rows: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
    for (const row of rows) {
      const changed = columns.flatMap((column) => {
        const text = row[column];
        return typeof text === 'string' && mentions(text, email) ? [[column, replace(text)]] : [];
      });
      if (changed.length === 0) continue;
      replaced += changed.length;
      const { ref } = db.dynamic;
      await db.updateTable(table).set(Object.fromEntries(changed)).where(ref(key), '=', row[key]).execute();
    }
  }
  const pages = await db.selectFrom('audit_crawl_pages').selectAll().execute();
  for (const { token, number, url, record } of pages) {
    if (!mentions(url, email) && !mentions(record, email)) continue;
    replaced += 1;
    await db
      .updateTable('audit_crawl_pages')
      .set({ url: replace(url), record: replace(record) })
      .where('token', '=', token)
      .where('number', '=', number)
      .execute();
  }
  return replaced;
}

/** Deletes pictures and facts of pages that showed the address, because it can't be erased from a picture. */
async function eraseFromRenderings(db: Kysely<Tables>, email: string): Promise<number> {
  const renderings = await db
    .selectFrom('audit_renderings')
    .innerJoin('audit_runs', 'audit_runs.token', 'audit_renderings.token')
    .select(['audit_renderings.token', 'url', 'audit_renderings.facts', 'audit_runs.facts as run'])
    .execute();
  const named = renderings.filter((row) => mentions(row, email));
  const tokens = new Set(named.map(({ token }) => token));
  for (const token of tokens) await db.deleteFrom('audit_renderings').where('token', '=', token).execute();
  return tokens.size;
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
  const encode = (data: Uint8Array | null) => data && Buffer.from(data).toString('base64');
  return rows.map((row) => ({
    ...row,
    first_screen: encode(row.first_screen),
    whole_page: encode(row.whole_page),
  }));
}
