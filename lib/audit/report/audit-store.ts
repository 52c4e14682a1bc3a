import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { retention } from '@/lib/config/retention';
import { inBatches } from '@/lib/db/in-batches';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import { AppError } from '@/lib/errors';
import { normalizeMailbox } from '@/lib/mail/mailbox';
import { type AuditFacts, auditFactsSchema } from '../engine/audit-facts';

/** A report has 150 KB, each byte of which SQLite overwrites on the site's thread. */
const linksPerStep = 10;

export interface AuditLink {
  token: string;
  /** A hash that repeats of the same submission share, and nothing else does. */
  submission: string;
  email: string;
  /** As returned by `vetUrl`. */
  url: string;
  businessName: string;
}

export interface StoredRun {
  id: string;
  createdAt: number;
  facts: AuditFacts;
}

export interface StoredReport {
  token: string;
  url: string;
  businessName: string;
  expiresAt: number;
  latest: StoredRun;
  previous: StoredRun | null;
}

/** A token for an audit's link: a new one, or that of the same submission, sent before. */
export async function chooseToken(db: Kysely<Tables>, submission: string): Promise<string> {
  const link = await db
    .selectFrom('audit_links')
    .select('token')
    .where('subject', '=', submission)
    .executeTakeFirst();
  return link?.token ?? randomBytes(16).toString('base64url');
}

/** Whether this submission has got a link since then, in milliseconds since 1970. */
export async function hasLink(db: Kysely<Tables>, submission: string, since: number): Promise<boolean> {
  const link = await db
    .selectFrom('audit_links')
    .select('token')
    .where('subject', '=', submission)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return link !== undefined;
}

/** Stores an audit's link under the chosen token. Returns another token if the same submission has got a link meanwhile. */
export async function openLink(
  trx: Transaction<Tables>,
  { token, submission, email, url, businessName }: AuditLink,
  now: number,
): Promise<string> {
  const renewed = { url, expires_at: expiry(now) };
  const mailbox = normalizeMailbox(email);
  const link = await trx
    .insertInto('audit_links')
    .values({ token, subject: submission, mailbox, business_name: businessName, created_at: now, ...renewed })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(renewed))
    .returning('token')
    .executeTakeFirstOrThrow();
  return link.token;
}

/**
 * Stores a run under its link and extends the link's life; of earlier runs only the latest is kept. Throws AppError
 * `not_found` if the link has expired.
 */
export async function insertRun(
  trx: Transaction<Tables>,
  { id = randomUUID(), token, facts, now }: { id?: string; token: string; facts: AuditFacts; now: number },
): Promise<string> {
  const { numUpdatedRows } = await trx
    .updateTable('audit_links')
    .set({ expires_at: expiry(now) })
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
  const before = await newestRuns(trx, token).executeTakeFirst();
  await trx
    .deleteFrom('audit_runs')
    .where('token', '=', token)
    .where('id', '!=', before?.id ?? '')
    .execute();
  await trx
    .insertInto('audit_runs')
    .values({ id, token, created_at: now, facts: JSON.stringify(facts) })
    .execute();
  return id;
}

/** Undefined for an unknown or expired link. */
export async function findReport(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<StoredReport | undefined> {
  const link = await db
    .selectFrom('audit_links')
    .selectAll()
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const [latest, previous] = link ? await newestRuns(db, token).limit(2).execute() : [];
  if (!link || !latest) return undefined;
  return {
    token,
    url: link.url,
    businessName: link.business_name,
    expiresAt: link.expires_at,
    latest: read(latest),
    previous: previous ? read(previous) : null,
  };
}

/** Whether a link exists and hasn't expired, without reading its report. */
export async function isOpenLink(db: Kysely<Tables>, token: string, now: number): Promise<boolean> {
  const link = await db
    .selectFrom('audit_links')
    .select('token')
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** Deletes expired links and, by cascade, their reports with pictures, a few at a time. */
export async function deleteExpiredLinks(db: Kysely<Tables>, now: number): Promise<void> {
  await inBatches(async () => {
    const old = db
      .selectFrom('audit_links')
      .select('token')
      .where('expires_at', '<=', now)
      .limit(linksPerStep);
    return (await db.deleteFrom('audit_links').where('token', 'in', old).executeTakeFirst()).numDeletedRows;
  }, linksPerStep);
}

function newestRuns(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('audit_runs')
    .selectAll()
    .where('token', '=', token)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

function read({ id, created_at, facts }: { id: string; created_at: number; facts: string }): StoredRun {
  return { id, createdAt: created_at, facts: auditFactsSchema.parse(JSON.parse(facts)) };
}

function expiry(now: number): number {
  return now + retention.resultDays * dayMs;
}
