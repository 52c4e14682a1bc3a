import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { retention } from '@/lib/config/retention';
import { inBatches, rowsPerBatch } from '@/lib/db/in-batches';
import type { Tables } from '@/lib/db/tables';
import { dayMs } from '@/lib/durations';
import type { Locale } from '@/lib/i18n/locales';
import type { ResultKind } from './tables';

export interface NewResult {
  kind: ResultKind;
  locale: Locale;
  /** Stored as JSON. */
  payload: object;
  /** Token of an earlier result that this one replaces under the same link. */
  token?: string;
  /** The visitor's id from the signed cookie. */
  visitorId?: string;
}

export interface StoredResult {
  token: string;
  kind: ResultKind;
  locale: string;
  /** As stored, possibly by an older version of the site; callers must validate it. */
  payload: unknown;
  createdAt: number;
  expiresAt: number;
}

/** Stores a result for 90 days and returns the token of its link: 128 random bits. */
export async function insertResult(
  db: Kysely<Tables>,
  { kind, locale, payload, visitorId, token = randomBytes(16).toString('base64url') }: NewResult,
  now: number,
): Promise<string> {
  const kept = {
    kind,
    locale,
    payload: JSON.stringify(payload),
    created_at: now,
    expires_at: now + retention.resultDays * dayMs,
    visitor_id: visitorId ?? null,
  };
  await db
    .insertInto('results')
    .values({ token, ...kept })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(kept))
    .execute();
  return token;
}

/** Undefined for an unknown or expired token. */
export async function findResult(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<StoredResult | undefined> {
  const row = await db
    .selectFrom('results')
    .selectAll()
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, locale, created_at, expires_at } = row;
  const payload: unknown = JSON.parse(row.payload);
  return { token, kind, locale, payload, createdAt: created_at, expiresAt: expires_at };
}

export async function deleteExpiredResults(db: Kysely<Tables>, now: number): Promise<void> {
  await inBatches(async () => {
    const old = db.selectFrom('results').select('token').where('expires_at', '<=', now).limit(rowsPerBatch);
    return (await db.deleteFrom('results').where('token', 'in', old).executeTakeFirst()).numDeletedRows;
  });
}
