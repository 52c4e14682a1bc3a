import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { MailEventsTable } from '@/lib/mail/tables';
import type { NewsletterSendsTable } from '../tables';

/** The group of an issue's mails in the outbox. */
export function issueGroup(issueId: string): string {
  return `issue-${issueId}`;
}

interface Sending {
  issueId: string;
  confirmedBy: number;
}

/** Active subscriptions that aren't paused, confirmed by a time that haven't been sent the issue, in a fixed order. */
export async function listRecipients(db: Kysely<Tables>, { limit, ...sending }: Sending & { limit: number }) {
  return withoutSend(db, sending)
    .select(['id', 'email', 'email_key', 'locale'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The number of those. */
export async function countLeft(db: Kysely<Tables>, sending: Sending): Promise<number> {
  const { count } = await withoutSend(db, sending)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Number of people who would get an issue now, by language: along an index, without reading their rows. */
export async function countRecipients(db: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .select(({ fn }) => ['locale', fn.countAll<number | string>().as('count')])
    .groupBy('locale')
    .orderBy('locale')
    .execute();
  const paused = await db
    .selectFrom('newsletter_subscriptions')
    .where('paused_at', '>', 0)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .select('locale')
    .execute();
  // Few, and counted here: grouped in the query, they would be looked for among all subscriptions.
  return new Map(
    rows.map(({ locale, count }) => {
      const left = paused.filter((each) => each.locale === locale).length;
      return [locale, Number(count) - left];
    }),
  );
}

/** Records sends; returns the added recipients, without those who have been sent the issue already. */
export async function insertSends(
  trx: Transaction<Tables>,
  sends: readonly NewsletterSendsTable[],
): Promise<Set<string>> {
  if (sends.length === 0) return new Set();
  const added = await trx
    .insertInto('newsletter_sends')
    .values(sends)
    .onConflict((conflict) => conflict.columns(['issue_id', 'recipient']).doNothing())
    .returning('recipient')
    .execute();
  return new Set(added.map(({ recipient }) => recipient));
}

/** Records that waiting mails to these subscriptions won't be sent, because the subscriptions have ended. */
export async function recordWithdrawn(
  trx: Transaction<Tables>,
  subscriptionIds: readonly string[],
  now: number,
): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await trx
    .updateTable('newsletter_sends')
    .set({ withdrawn_at: now })
    .where('subscription_id', 'in', subscriptionIds)
    .where('withdrawn_at', 'is', null)
    .where('mail_key', 'in', (query) =>
      query.selectFrom('outbox').select('key').where('status', '=', 'pending'),
    )
    .execute();
}

/** Removes an issue's untried mails from the outbox, as if they had never been in it. */
export async function withdrawUntried(trx: Transaction<Tables>, issueId: string): Promise<void> {
  const taken = await trx
    .deleteFrom('outbox')
    .where('group_key', '=', issueGroup(issueId))
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .returning('key')
    .execute();
  if (taken.length === 0) return;
  const keys = taken.map(({ key }) => key);
  await trx.deleteFrom('newsletter_sends').where('mail_key', 'in', keys).execute();
  await trx.deleteFrom('newsletter_tokens').where('mail_key', 'in', keys).execute();
}

interface SendCounts {
  /** Ever put into the outbox. */
  queued: number;
  /** Withdrawn, because the subscription ended first. */
  withdrawn: number;
  /** In the outbox, for their first or next try. */
  waiting: number;
  /** Given up, and to be dealt with by staff; deleted after 90 days, as all mails are. */
  parked: number;
}

export async function countSends(db: Kysely<Tables>, issueId: string): Promise<SendCounts> {
  const sends = await db
    .selectFrom('newsletter_sends')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('queued'),
      fn.count<number | string>('withdrawn_at').as('withdrawn'),
    ])
    .where('issue_id', '=', issueId)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .where('group_key', '=', issueGroup(issueId))
    .groupBy('status')
    .execute();
  const count = (status: string) => Number(mails.find((mail) => mail.status === status)?.count ?? 0);
  return {
    queued: Number(sends.queued),
    withdrawn: Number(sends.withdrawn),
    waiting: count('pending'),
    parked: count('parked'),
  };
}

/** What the provider reported about the mails of an issue, which was begun at a time. */
export async function countReports(
  db: Kysely<Tables>,
  { issueId, begunAt }: { issueId: string; begunAt: number },
): Promise<Record<MailEventsTable['type'], number>> {
  // From the few reports to the many mails.
  const rows = await db
    .selectFrom('mail_events')
    .select(({ fn }) => ['type', fn.countAll<number | string>().as('count')])
    .where('received_at', '>=', begunAt)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_sends')
          .select('recipient')
          .whereRef('newsletter_sends.mail_key', '=', 'mail_events.mail_key')
          .where('issue_id', '=', issueId),
      ),
    )
    .groupBy('type')
    .execute();
  const count = (type: string) => Number(rows.find((row) => row.type === type)?.count ?? 0);
  return {
    bounced: count('bounced'),
    refused: count('refused'),
    delayed: count('delayed'),
    failed: count('failed'),
    complained: count('complained'),
    delivered: count('delivered'),
  };
}

/** Subscriptions that were confirmed by a time and have neither ended nor been paused. */
function running(db: Kysely<Tables>, confirmedBy: number) {
  return db
    .selectFrom('newsletter_subscriptions')
    .where('confirmed_at', '<=', confirmedBy)
    .where('ended_at', 'is', null)
    .where('paused_at', 'is', null);
}

function withoutSend(db: Kysely<Tables>, { issueId, confirmedBy }: Sending) {
  return running(db, confirmedBy).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('newsletter_sends')
          .select('recipient')
          .where('issue_id', '=', issueId)
          .whereRef('recipient', '=', 'newsletter_subscriptions.email_key'),
      ),
    ),
  );
}
