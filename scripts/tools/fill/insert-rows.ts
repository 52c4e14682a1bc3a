import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../lib/db/tables';
import type { createInventReport } from './invent-reports';
import type { inventLead } from './invent-rows';

export async function insertLeads(trx: Kysely<Tables>, rows: ReturnType<typeof inventLead>[]): Promise<void> {
  await trx
    .insertInto('leads')
    .values(rows.map(({ lead }) => lead))
    .execute();
  await trx
    .insertInto('lead_routing')
    .values(rows.map(({ routing }) => routing))
    .execute();
  await trx
    .insertInto('lead_progress')
    .values(rows.map(({ progress }) => progress))
    .execute();
  const mails = rows.flatMap(({ mail }) => mail ?? []);
  if (mails.length > 0) await trx.insertInto('outbox').values(mails).execute();
}

type Report = ReturnType<ReturnType<typeof createInventReport>>;

export async function insertReports(trx: Kysely<Tables>, rows: Report[]): Promise<void> {
  await trx
    .insertInto('audit_links')
    .values(rows.map(({ link }) => link))
    .execute();
  await trx
    .insertInto('audit_runs')
    .values(rows.map(({ run }) => run))
    .execute();
  await trx
    .insertInto('audit_renderings')
    .values(rows.map(({ rendering }) => rendering))
    .execute();
  const watches = rows.flatMap(({ watch }) => watch ?? []);
  if (watches.length === 0) return;
  await trx
    .insertInto('watched_sites')
    .values(watches.map(({ site }) => site))
    .execute();
  await trx
    .insertInto('site_watchers')
    .values(watches.map(({ watcher }) => watcher))
    .execute();
  await trx
    .insertInto('jobs')
    .values(watches.map(({ job }) => job))
    .execute();
}

/** An issue of the newsletter that was sent to all subscribers at a time. */
export async function insertIssue(
  trx: Kysely<Tables>,
  { id, at }: { id: string; at: number },
): Promise<void> {
  const sent = { state: 'sent', version: 3, created_at: at, updated_at: at } as const;
  await trx
    .insertInto('newsletter_issues')
    .values({ id, ...sent, started_at: at, finished_at: at })
    .execute();
  await trx
    .insertInto('newsletter_issue_texts')
    .values({ issue_id: id, locale: 'en', subject: 'Five things', preheader: '', body: 'Hello' })
    .execute();
  await trx
    .insertInto('newsletter_sends')
    .columns(['issue_id', 'recipient', 'subscription_id', 'mail_key', 'queued_at'])
    .expression((eb) =>
      eb
        .selectFrom('newsletter_subscriptions')
        .select([
          sql<string>`cast(${id} as text)`.as('issue_id'),
          'email_key',
          'id',
          sql<string>`cast(${`issue-${id}-`} as text) || id`.as('mail_key'),
          sql<number>`cast(${at} as bigint)`.as('queued_at'),
        ]),
    )
    .execute();
}
