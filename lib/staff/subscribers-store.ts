import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { NewsletterTables } from '@/lib/db/newsletter-tables';
import type { Tables } from '@/lib/db/tables';
import { rowsPerPage } from './limits';
import { type SubscriberFilter, type SubscriberState, subscriberStates } from './schema';

export type Subscriber = NewsletterTables['newsletter_subscriptions'] & { state: SubscriberState };

/** One page of the subscriptions that match a filter, the latest first. */
export async function findSubscribers(
  db: Kysely<Tables>,
  filter: SubscriberFilter,
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const { total } = await chosen(db, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectAll(db, filter)
    .limit(rowsPerPage)
    .offset((filter.page - 1) * rowsPerPage)
    .execute();
  return { subscribers: rows.map(withState), total: Number(total) };
}

/** All subscriptions that match a filter. */
export async function listSubscribers(db: Kysely<Tables>, filter: SubscriberFilter): Promise<Subscriber[]> {
  return (await selectAll(db, filter).execute()).map(withState);
}

export async function findSubscriber(db: Kysely<Tables>, id: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && withState(row);
}

export async function countSubscribers(db: Kysely<Tables>): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select((eb) => [state().as('state'), eb.fn.countAll<number | string>().as('count')])
    .groupBy(state())
    .execute();
  const count = (name: SubscriberState) => Number(rows.find((row) => row.state === name)?.count ?? 0);
  return { waiting: count('waiting'), subscribed: count('subscribed'), ended: count('ended') };
}

/** The languages of subscribers, for the filter. */
export async function listLanguages(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('locale')
    .distinct()
    .orderBy('locale')
    .execute();
  return rows.map(({ locale }) => locale);
}

function selectAll(db: Kysely<Tables>, filter: SubscriberFilter) {
  return chosen(db, filter).selectAll().orderBy('requested_at', 'desc').orderBy('id');
}

function chosen(db: Kysely<Tables>, { state: wanted, q, language }: SubscriberFilter) {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('newsletter_subscriptions')
    .$if(wanted !== 'all', (query) => query.where((eb) => eb(state(), '=', wanted)))
    .$if(q !== '', (query) => query.where(sql<boolean>`email_key like ${pattern} escape '\\'`))
    .$if(language !== '', (query) => query.where('locale', '=', language));
}

function state() {
  return sql<string>`case when ended_at is not null then 'ended' when confirmed_at is null then 'waiting' else 'subscribed' end`;
}

function withState(row: NewsletterTables['newsletter_subscriptions']): Subscriber {
  const [waiting, subscribed, ended] = subscriberStates;
  return { ...row, state: row.ended_at !== null ? ended : row.confirmed_at === null ? waiting : subscribed };
}
