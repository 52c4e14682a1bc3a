import 'server-only';
import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { PageRecord } from './page-record';
import type { SiteAudit } from './site-audit';

export interface ClaimedCrawl {
  token: string;
  url: string;
  claim: string;
  attempts: number;
  spentMs: number;
}

/** Time after which a claim that isn't renewed expires. */
export const claimMs = 60_000;
/** A crawl is given up after this many attempts, because it may be what ends its process. */
const MOST_ATTEMPTS = 4;
/** An arbitrary number that no other advisory lock of this database uses. */
const CLAIM_LOCK = 77_203_114;

/** The claim has expired or the crawl was queued anew: this process must discard what it has read. */
export class ClaimLost extends Error {}

/**
 * Claims the crawl that has waited longest, including those of crashed processes. Only one crawl per website runs at a
 * time, and starts at least `gapMs` after the start of the previous one. Any number of processes may do this
 * concurrently.
 */
export async function claimCrawl(
  db: Kysely<Tables>,
  { now, gapMs }: { now: number; gapMs: number },
): Promise<ClaimedCrawl | undefined> {
  const claim = randomUUID();
  if (!(await isAnyOpen(db))) return undefined;
  return db.transaction().execute(async (trx) => {
    // Serialises processes; on SQLite the transaction itself is the lock.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(trx);
    const due = await trx
      .selectFrom('audit_crawls as due')
      .select(['token', 'url', 'attempts', 'spent_ms'])
      .where((eb) =>
        eb.or([
          eb('due.state', '=', 'queued'),
          eb.and([eb('due.state', '=', 'running'), eb('due.claimed_until', '<=', now)]),
        ]),
      )
      .where('due.attempts', '<', MOST_ATTEMPTS)
      .where(({ eb, not, exists }) => not(exists(othersOfSite(eb, { now, gapMs }))))
      .orderBy('due.queued_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const attempts = due.attempts + 1;
    await trx
      .updateTable('audit_crawls')
      .set({ state: 'running', claim, claimed_until: now + claimMs, started_at: now, attempts })
      .where('token', '=', due.token)
      .execute();
    return { token: due.token, url: due.url, claim, attempts, spentMs: due.spent_ms };
  });
}

/** Queried first, every few seconds, because a query under the lock keeps other writers waiting. */
async function isAnyOpen(db: Kysely<Tables>): Promise<boolean> {
  const states = ['queued', 'running'] as const;
  const open = await db
    .selectFrom('audit_crawls')
    .select('token')
    .where('state', 'in', states)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Crawls of the same website that are running, or were started less than `gapMs` ago. */
function othersOfSite(
  eb: ExpressionBuilder<Tables & { due: Tables['audit_crawls'] }, 'due'>,
  { now, gapMs }: { now: number; gapMs: number },
) {
  return eb
    .selectFrom('audit_crawls as other')
    .select('other.token')
    .whereRef('other.site', '=', 'due.site')
    .whereRef('other.token', '!=', 'due.token')
    .where((other) =>
      other.or([
        other.and([other('other.state', '=', 'running'), other('other.claimed_until', '>', now)]),
        other('other.started_at', '>', now - gapMs),
      ]),
    );
}

interface Reading {
  record: PageRecord;
  number: number;
  waiting: number;
  spentMs: number;
  now: number;
}

/** Stores what was read and renews the claim. Throws ClaimLost. */
export async function saveRecord(
  db: Kysely<Tables>,
  { token, claim }: ClaimedCrawl,
  reading: Reading,
): Promise<void> {
  const { record, number, waiting, spentMs, now } = reading;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('audit_crawls')
      .set({ claimed_until: now + claimMs, read_count: number, waiting_count: waiting, spent_ms: spentMs })
      .where('token', '=', token)
      .where('claim', '=', claim)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ClaimLost();
    await trx
      .insertInto('audit_crawl_pages')
      .values({ token, number, url: record.url, record: JSON.stringify(record) })
      .execute();
  });
}

/** Renews the claim, also while the process waits as robots.txt demands. Does nothing if the claim is lost. */
export async function renewClaim(
  db: Kysely<Tables>,
  { token, claim }: ClaimedCrawl,
  now: number,
): Promise<void> {
  await db
    .updateTable('audit_crawls')
    .set({ claimed_until: now + claimMs })
    .where('token', '=', token)
    .where('claim', '=', claim)
    .execute();
}

/** Stores the result of a crawl and deletes its page records. Throws ClaimLost. */
export async function finishCrawl(
  db: Kysely<Tables>,
  { token, claim }: ClaimedCrawl,
  { audit, mailDueAt }: { audit: SiteAudit; mailDueAt: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('audit_crawls')
      .set({
        state: 'done',
        claim: null,
        claimed_until: null,
        audit: JSON.stringify(audit),
        mail_due_at: mailDueAt,
      })
      .where('token', '=', token)
      .where('claim', '=', claim)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ClaimLost();
    await trx.deleteFrom('audit_crawl_pages').where('token', '=', token).execute();
  });
}

/** Releases a failed crawl; any process may claim it again from `retryAt` on. */
export async function releaseCrawl(
  db: Kysely<Tables>,
  { token, claim }: ClaimedCrawl,
  retryAt: number,
): Promise<void> {
  await db
    .updateTable('audit_crawls')
    .set({ claim: null, claimed_until: retryAt })
    .where('token', '=', token)
    .where('claim', '=', claim)
    .execute();
}

/** Gives up crawls after too many attempts. Nobody is mailed: their reports don't change. */
export async function giveUpCrawls(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('audit_crawls')
    .set({ state: 'failed', claim: null, claimed_until: null, email: null })
    .where('state', '=', 'running')
    .where('attempts', '>=', MOST_ATTEMPTS)
    .where('claimed_until', '<=', now)
    .execute();
}
