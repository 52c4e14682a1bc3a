import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { CrawlStatus } from '@/lib/db/audit-crawls-table';
import type { Tables } from '@/lib/db/tables';
import { minuteMs } from '@/lib/durations';
import { removeJob, replaceJob } from '@/lib/jobs/job-store';
import { type PageRecord, pageRecordSchema } from './page-record';
import { readSiteAudit } from './read-site-audit';
import type { SiteAudit } from './site-audit';

export interface NewCrawl {
  token: string;
  url: string;
  site: string;
  locale: string;
  /** The address to mail when the crawl is done, unless somebody fetches the result first. */
  email: string | null;
}

/** The state of a crawl, for the report. */
export interface StoredCrawl {
  state: CrawlStatus;
  readCount: number;
  waitingCount: number;
  /** Addresses that were read last, newest first. */
  latest: readonly string[];
  audit: SiteAudit | null;
  /** Whether somebody is mailed when it is done, unless they fetch the result first. */
  willMail: boolean;
}

export const siteJobKind = 'site';
export const siteMailJobKind = 'site-mail';

/** A crawl started less than this ago is not repeated. */
const STILL_NEW_MS = 10 * minuteMs;
const LATEST = 5;

/**
 * Queues the crawl of a report's website, starting from scratch. A crawl of the same page under this link that is
 * queued, or was started recently and didn't fail, is kept; only the address to mail is updated.
 */
export async function queueCrawl(trx: Transaction<Tables>, crawl: NewCrawl, now: number): Promise<void> {
  const { token, email } = crawl;
  const known = await trx
    .selectFrom('audit_crawls')
    .select(['state', 'started_at', 'url'])
    .where('token', '=', token)
    .executeTakeFirst();
  const isNew = (known?.started_at ?? 0) > now - STILL_NEW_MS || known?.state === 'queued';
  if (known && isNew && known.state !== 'failed' && known.url === crawl.url) {
    const isOpen = known.state === 'queued' || known.state === 'running';
    if (email && isOpen)
      await trx.updateTable('audit_crawls').set({ email }).where('token', '=', token).execute();
    return;
  }
  await replaceJob(trx, { kind: siteJobKind, key: token, report: token, now });
  await removeJob(trx, { kind: siteMailJobKind, key: token });
  await trx.deleteFrom('audit_crawls').where('token', '=', token).execute();
  await trx
    .insertInto('audit_crawls')
    .values({
      ...crawl,
      state: 'queued',
      started_at: null,
      spent_ms: 0,
      read_count: 0,
      waiting_count: 0,
      audit: null,
    })
    .execute();
}

/** The state of the crawl under a link; undefined if there is none. */
export async function findCrawl(db: Kysely<Tables>, token: string): Promise<StoredCrawl | undefined> {
  const row = await db.selectFrom('audit_crawls').selectAll().where('token', '=', token).executeTakeFirst();
  if (!row) return undefined;
  const latest = await db
    .selectFrom('audit_crawl_pages')
    .select('url')
    .where('token', '=', token)
    .orderBy('number', 'desc')
    .limit(LATEST)
    .execute();
  return {
    state: row.state,
    readCount: row.read_count,
    waitingCount: row.waiting_count,
    latest: latest.map(({ url }) => url),
    willMail: row.email !== null,
    audit: row.audit === null ? null : readSiteAudit(row.audit),
  };
}

/** Records of an interrupted crawl, in the order of reading, as far as this version can parse them. */
export async function readRecords(db: Kysely<Tables>, token: string): Promise<PageRecord[]> {
  const rows = await db
    .selectFrom('audit_crawl_pages')
    .select('record')
    .where('token', '=', token)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ record }) => pageRecordSchema.safeParse(JSON.parse(record)).data ?? []);
}

/** Number of the last record; 0 without any. */
export async function lastNumber(db: Kysely<Tables>, token: string): Promise<number> {
  const row = await db
    .selectFrom('audit_crawl_pages')
    .select('number')
    .where('token', '=', token)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}
