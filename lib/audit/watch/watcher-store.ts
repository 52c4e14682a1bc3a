import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '@/lib/db/tables';
import type { SiteWatchersTable } from '@/lib/db/watched-sites-tables';
import { hashLinkToken } from '@/lib/http/link-token';
import type { Locale } from '@/lib/i18n/locales';
import { addressKey, normalizeMailbox } from '@/lib/mail/mailbox';
import { mailAgainAfterMs, mostWatchers } from './limits';

export type Watcher = Selectable<SiteWatchersTable>;

export interface WatchRequest {
  report: string;
  email: string;
  locale: Locale;
  consentWording: string;
  confirmToken: string;
  stopToken: string;
  mailKey: string;
  now: number;
}

/**
 * Stores a request; false if there is nothing to mail: the address watches the report already or was mailed recently, or
 * as many others as possible watch it. Of two concurrent requests only one gets true.
 */
export async function requestWatcher(trx: Transaction<Tables>, request: WatchRequest): Promise<boolean> {
  const { report, email, now } = request;
  const emailKey = addressKey(email);
  if (await hasMostWatchers(trx, report, emailKey)) return false;
  const fields = {
    email,
    mailbox: normalizeMailbox(email),
    locale: request.locale,
    consent_wording: request.consentWording,
    requested_at: now,
    confirm_hash: hashLinkToken(request.confirmToken),
    stop_token: request.stopToken,
    mail_key: request.mailKey,
  };
  const row = { id: randomUUID(), report_token: report, email_key: emailKey, confirmed_at: null, ...fields };
  const stored = await trx
    .insertInto('site_watchers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['report_token', 'email_key'])
        .doUpdateSet(fields)
        .where('site_watchers.confirmed_at', 'is', null)
        .where('site_watchers.requested_at', '<=', now - mailAgainAfterMs),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Whether as many other addresses as possible watch a report. Unconfirmed requests don't count: anybody can make them, in
 * anybody's name.
 */
export async function hasMostWatchers(
  db: Kysely<Tables>,
  report: string,
  emailKey: string,
): Promise<boolean> {
  const others = await db
    .selectFrom('site_watchers')
    .select('id')
    .where('report_token', '=', report)
    .where('email_key', '!=', emailKey)
    .where('confirmed_at', 'is not', null)
    .limit(mostWatchers)
    .execute();
  return others.length >= mostWatchers;
}

/** The watcher with this token; undefined if it is unknown or the watch has ended. */
export function findWatcher(
  db: Kysely<Tables>,
  { report, token, purpose }: { report: string; token: string; purpose: 'confirm' | 'stop' },
): Promise<Watcher | undefined> {
  return db
    .selectFrom('site_watchers')
    .selectAll()
    .where('report_token', '=', report)
    .where((where) =>
      purpose === 'confirm'
        ? where('confirm_hash', '=', hashLinkToken(token))
        : where('stop_token', '=', token),
    )
    .executeTakeFirst();
}

export async function recordConfirmation(trx: Transaction<Tables>, id: string, now: number): Promise<void> {
  await trx
    .updateTable('site_watchers')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Confirmed watchers of a report who aren't paused. */
export function listWatchers(db: Kysely<Tables>, report: string): Promise<Watcher[]> {
  return db
    .selectFrom('site_watchers')
    .selectAll()
    .where('report_token', '=', report)
    .where('confirmed_at', 'is not', null)
    .where('paused_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();
}

/** All watches of an address, confirmed or not. */
export function listWatchersAt(db: Kysely<Tables>, emailKey: string): Promise<Watcher[]> {
  return db.selectFrom('site_watchers').selectAll().where('email_key', '=', emailKey).execute();
}

/** Records the key of a watcher's mail; false if the watch was ended meanwhile. */
export async function recordMail(
  trx: Transaction<Tables>,
  { id, mailKey }: { id: string; mailKey: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('site_watchers')
    .set({ mail_key: mailKey })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ids and mail keys of requests made before `before` and never confirmed. */
export function listUnconfirmed(db: Kysely<Tables>, before: number) {
  return db
    .selectFrom('site_watchers')
    .select(['id', 'mail_key'])
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', before)
    .execute();
}

export async function deleteWatchers(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('site_watchers').where('id', 'in', ids).execute();
}
