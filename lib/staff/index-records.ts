import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import { addToIndex, type Searchable, type SearchIndex } from '@/lib/db/search/search-index';
import { searchWords, withJoinedWords } from '@/lib/db/search/search-words';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import { leadFieldsWhere } from '@/lib/leads/fields';
import { firstStateInSql } from '@/lib/leads/first-state';
import { log } from '@/lib/log/log';

/**
 * So long a step may keep the site's thread and SQLite's only writer busy, apart from the disk: it has as many records as the
 * last ones allow.
 */
const stepMs = 12;
const fewestPerStep = 5;
const mostPerStep = 100;
/** More don't come in the minute before a search. */
const newestPerSearch = 10;
/** Longer than two versions run beside each other. */
const deploymentMs = 2 * dayMs;
/** The caller calls again a minute after it has begun. */
const longestMs = 55_000;

const searchedFields = leadFieldsWhere(({ place }) => place !== undefined);

const searched = [
  ['lead_search', findLeads],
  ['subscriber_search', findSubscriptions],
] as const;

interface Databases {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
}

/**
 * Makes leads and subscriptions searchable that aren't yet, the newest first and in small steps: new ones, those whose text was
 * changed, and all of a database from before there was search. `restShare`: of the time of a step, until the next one, so that
 * the site answers in between.
 */
export async function indexRecords({ db, reading }: Databases, restShare = 1): Promise<void> {
  const end = performance.now() + longestMs;
  if (isPostgres(db)) await addMissingProgress({ db, reading });
  for (const [index, find] of searched) {
    for (let count = fewestPerStep; ; ) {
      const found = await find(reading, count);
      const startedAt = performance.now();
      const busyMs = await indexStep(db, index, found);
      const tookMs = performance.now() - startedAt;
      if (found.length < count || performance.now() > end) break;
      count = chooseCount(count, busyMs);
      await wait(tookMs * restShare);
    }
  }
}

/** As many records as fit into a step, when these took so long; at most twice as many, since records differ. */
function chooseCount(count: number, busyMs: number): number {
  const fitting = Math.min(2 * count, Math.floor((count * stepMs) / busyMs));
  return Math.max(fewestPerStep, Math.min(mostPerStep, fitting));
}

/**
 * Makes the newest leads and subscriptions searchable, for a search in the minute before `indexRecords` has its turn. Never
 * rejects: without it they are found a little later.
 */
export async function indexNewest({ db, reading }: Databases): Promise<void> {
  try {
    for (const [index, find] of searched) {
      await indexStep(db, index, await find(reading, newestPerSearch));
    }
  } catch (error) {
    log.warn('staff: the newest records could not be made searchable:', error);
  }
}

/** While a deployment replaces several instances, those of the version before store leads without their place at the desk. */
async function addMissingProgress({ db, reading }: Databases): Promise<void> {
  const missing = sql`from leads inner join lead_routing on lead_routing.lead_id = leads.id
    where leads.received_at > ${Date.now() - deploymentMs}
    and not exists (select 1 from lead_progress where lead_progress.lead_id = leads.id)`;
  const { rows } = await sql`select leads.id ${missing} limit 1`.execute(reading);
  if (rows.length === 0) return;
  await sql`insert into lead_progress (lead_id, state, version, updated_at, received_at, source, service, locale)
    select leads.id, ${firstStateInSql}, 0,
      leads.received_at, leads.received_at, leads.source, leads.service, leads.locale ${missing}
    on conflict (lead_id) do nothing`.execute(db);
}

/** The number of leads that can't be found by searching yet, at most `most`. */
export async function countUnindexed(db: Kysely<Tables>, most: number): Promise<number> {
  const rows = await db
    .selectFrom('lead_progress')
    .select('received_at')
    .where('search_key', 'is', null)
    .limit(most)
    .execute();
  return rows.length;
}

/** Returns how long it took, in milliseconds, without waiting for the disk. */
async function indexStep(
  db: Kysely<Tables>,
  index: SearchIndex,
  found: readonly (() => Searchable)[],
): Promise<number> {
  if (found.length === 0) return 0;
  const startedAt = performance.now();
  const records = found.map((record) => record());
  const foundMs = performance.now() - startedAt;
  return db.transaction().execute(async (trx) => {
    const begunAt = performance.now();
    // The oldest first: SQLite's index writes all it has when a key isn't above the last one.
    for (const record of records.toReversed()) await addToIndex(trx, index, record);
    return foundMs + performance.now() - begunAt;
  });
}

/** Of each record a function, since finding its words takes time that belongs to the step. */
async function findLeads(db: Kysely<Tables>, limit: number): Promise<(() => Searchable)[]> {
  const rows = await db
    .selectFrom('lead_progress')
    .innerJoin('leads', 'leads.id', 'lead_progress.lead_id')
    .select('leads.id')
    .select(searchedFields.map((name) => `leads.${name}` as const))
    .select('lead_progress.received_at as at')
    .where('lead_progress.search_key', 'is', null)
    .orderBy('lead_progress.received_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, at, ...texts }) => () => ({
    id,
    at,
    // Of the number that mails and the desk show, the first group finds it.
    words: searchWords(
      id.slice(0, 8),
      ...searchedFields.map((name) => (name === 'name' ? withJoinedWords(texts.name) : (texts[name] ?? ''))),
    ),
  }));
}

async function findSubscriptions(db: Kysely<Tables>, limit: number): Promise<(() => Searchable)[]> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'requested_at as at'])
    .where('search_key', 'is', null)
    .orderBy('requested_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, at, email }) => () => ({ id, at, words: searchWords(email) }));
}
