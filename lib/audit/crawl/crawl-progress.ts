import 'server-only';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '@/lib/db/dialect';
import type { Tables } from '@/lib/db/tables';
import type { ClaimedJob } from '@/lib/jobs/job';
import { addJob, finishJob, renewClaim } from '@/lib/jobs/job-store';
import { siteMailJobKind } from './crawl-store';
import type { PageRecord } from './page-record';
import type { SiteAudit } from './site-audit';

/** Arbitrary id of the advisory lock under which crawls of one website are counted. */
const siteLock = 77_203_114;
/** Time until a website that is being crawled is looked at again. */
const lookAgainMs = 15_000;

/** `waitUntil`: the website is being crawled, or was a short time ago. `gone`: nobody needs the crawl any more. */
export type BegunCrawl = { url: string; spentMs: number } | { waitUntil: number } | 'gone';

/**
 * Begins the crawl of a report, or begins it again. Only one crawl per website runs at a time, and starts at least `gapMs`
 * after the start of the previous one, in whatever processes. Throws ClaimLost.
 */
export async function beginCrawl(
  db: Kysely<Tables>,
  claimed: ClaimedJob,
  { now, gapMs }: { now: number; gapMs: number },
): Promise<BegunCrawl> {
  const token = claimed.key;
  return db.transaction().execute(async (trx) => {
    await renewClaim(trx, claimed, now);
    const crawl = await trx
      .selectFrom('audit_crawls')
      .select(['url', 'site', 'spent_ms'])
      .where('token', '=', token)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
    if (!crawl) return 'gone';
    const { url, site, spent_ms: spentMs } = crawl;
    // Serialises processes; on SQLite the transaction itself is the lock.
    if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${siteLock}, hashtext(${site}))`.execute(trx);
    const other = await findOther(trx, { token, site, now, gapMs });
    if (other) return { waitUntil: Math.max((other.started_at ?? 0) + gapMs, now + lookAgainMs) };
    await trx
      .updateTable('audit_crawls')
      .set({ state: 'running', started_at: now })
      .where('token', '=', token)
      .execute();
    return { url, spentMs };
  });
}

/** The newest crawl of the same website that is running, or was started less than `gapMs` ago. */
function findOther(
  trx: Transaction<Tables>,
  { token, site, now, gapMs }: { token: string; site: string; now: number; gapMs: number },
) {
  return trx
    .selectFrom('audit_crawls as other')
    .select('other.started_at')
    .where('other.site', '=', site)
    .where('other.token', '!=', token)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('other.started_at', '>', now - gapMs),
        and([
          eb('other.state', '=', 'running'),
          exists(
            selectFrom('jobs')
              .select('jobs.id')
              .where('jobs.kind', '=', 'site')
              .whereRef('jobs.key', '=', 'other.token')
              .where('jobs.claim', 'is not', null)
              .where('jobs.due_at', '>', now),
          ),
        ]),
      ]),
    )
    .orderBy('other.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
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
  claimed: ClaimedJob,
  { record, number, waiting, spentMs, now }: Reading,
): Promise<void> {
  const token = claimed.key;
  await db.transaction().execute(async (trx) => {
    await renewClaim(trx, claimed, now);
    await trx
      .updateTable('audit_crawls')
      .set({ read_count: number, waiting_count: waiting, spent_ms: spentMs })
      .where('token', '=', token)
      .execute();
    await trx
      .insertInto('audit_crawl_pages')
      .values({ token, number, url: record.url, record: JSON.stringify(record) })
      .execute();
  });
}

/** Stores the result of a crawl, queues its mail and deletes its page records. Throws ClaimLost. */
export async function finishCrawl(
  db: Kysely<Tables>,
  claimed: ClaimedJob,
  { audit, now, mailDueAt }: { audit: SiteAudit; now: number; mailDueAt: number },
): Promise<void> {
  const token = claimed.key;
  await db.transaction().execute(async (trx) => {
    await finishJob(trx, claimed);
    const stored = await trx
      .updateTable('audit_crawls')
      .set({ state: 'done', audit: JSON.stringify(audit) })
      .where('token', '=', token)
      .returning('email')
      .executeTakeFirst();
    await trx.deleteFrom('audit_crawl_pages').where('token', '=', token).execute();
    if (stored?.email) {
      await addJob(trx, { kind: siteMailJobKind, key: token, report: token, now, dueAt: mailDueAt });
    }
  });
}

/** Stores that a crawl was given up. Nobody is mailed: the report doesn't change. */
export async function failCrawl(trx: Transaction<Tables>, token: string): Promise<void> {
  await trx
    .updateTable('audit_crawls')
    .set({ state: 'failed', email: null })
    .where('token', '=', token)
    .execute();
}
