import 'server-only';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { selectFound } from '@/lib/db/search/search-index';
import { parseSearch } from '@/lib/db/search/search-query';
import type { Tables } from '@/lib/db/tables';
import { countAtMost } from './count-at-most';
import { cutPage, isBeyond, type Page, type RowKey, readCursor } from './page-cursor';
import { longestSearch, type SubscriberFilter, type SubscriberState, subscriberStates } from './schema';

export type Subscriber = Tables['newsletter_subscriptions'] & { state: SubscriberState };

type Subscriptions = SelectQueryBuilder<Tables, 'newsletter_subscriptions', object>;

/** One page of the subscriptions that match a filter, the latest first. */
export async function findSubscribers(
  db: Kysely<Tables>,
  filter: SubscriberFilter,
  limit: number,
): Promise<Page<Subscriber>> {
  const cursor = readCursor(filter, 'desc');
  const found: (Subscriber & RowKey)[] = [];
  for (const matching of selectMatching(db, filter)) {
    const rows = await matching
      .selectAll('newsletter_subscriptions')
      .where(isBeyond(cursor, { at: 'requested_at', id: 'id' }))
      .orderBy('requested_at', cursor.order)
      .orderBy('id', cursor.order)
      .limit(limit + 1)
      .execute();
    found.push(...rows.map((row) => ({ ...withState(row), at: row.requested_at })));
  }
  return cutPage(found, cursor, limit);
}

/** The number of subscriptions that match a filter, at most `mostCounted` and one. */
export async function countMatching(db: Kysely<Tables>, filter: SubscriberFilter): Promise<number> {
  let count = 0;
  for (const matching of selectMatching(db, filter)) count += await countAtMost(db, matching);
  return count;
}

export async function findSubscriber(db: Kysely<Tables>, id: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && withState(row);
}

/** The number of subscriptions in each state, at most `mostCounted` and one. */
export async function countSubscribers(db: Kysely<Tables>): Promise<Record<SubscriberState, number>> {
  const count = (state: SubscriberState) =>
    countAtMost(db, inState(db.selectFrom('newsletter_subscriptions'), state));
  return {
    waiting: await count('waiting'),
    subscribed: await count('subscribed'),
    ended: await count('ended'),
  };
}

/** The number of subscriptions in each state that match a filter whatever its own state. */
export async function countStatesOf(
  db: Kysely<Tables>,
  filter: SubscriberFilter,
): Promise<Record<SubscriberState, number>> {
  if (filter.q === '' && filter.language === '') return countSubscribers(db);
  const count = (state: SubscriberState) => countMatching(db, { ...filter, state });
  return {
    waiting: await count('waiting'),
    subscribed: await count('subscribed'),
    ended: await count('ended'),
  };
}

/** One query for each state, so that each is a walk along its index. */
function selectMatching(db: Kysely<Tables>, { state, q, language }: SubscriberFilter): Subscriptions[] {
  const search = q === '' ? undefined : q.length > longestSearch ? [] : parseSearch(q);
  // Signs alone are nothing that could be found.
  if (search?.length === 0) return [];
  const states = state === 'all' ? subscriberStates : [state];
  return states.map((each) => {
    // A cross join, because SQLite reads its tables in the order in which they are written: what was found comes first.
    const rows = search
      ? db
          .selectFrom(selectFound(db, 'subscriber_search', search).as('found'))
          .crossJoin('newsletter_subscriptions')
          .whereRef('newsletter_subscriptions.search_key', '=', 'found.key')
      : db.selectFrom('newsletter_subscriptions');
    return inState(rows, each).$if(language !== '', (query) => query.where('locale', '=', language));
  });
}

/** In the words of the indexes of each state. */
function inState(rows: Subscriptions, state: SubscriberState): Subscriptions {
  if (state === 'ended') return rows.where('ended_at', 'is not', null);
  return rows
    .where('ended_at', 'is', null)
    .where('confirmed_at', state === 'waiting' ? 'is' : 'is not', null);
}

function withState(row: Tables['newsletter_subscriptions']): Subscriber {
  const [waiting, subscribed, ended] = subscriberStates;
  return { ...row, state: row.ended_at !== null ? ended : row.confirmed_at === null ? waiting : subscribed };
}
