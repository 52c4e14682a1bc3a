import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { createLinkToken } from '@/lib/http/link-token';
import { enqueue } from '@/lib/mail/outbox';
import { findReport } from '../report/audit-store';
import type { WatchInput } from '../schema';
import { confirmWatchMail } from './confirm-watch-mail';
import { forgetUnconfirmedWatchers } from './forget-unconfirmed-watchers';
import { watchUrl } from './watch-address';
import { loadWatchWords } from './watch-words';
import { requestWatcher } from './watcher-store';

/**
 * Accepts a request to be notified of changes. When this resolves, the request and its confirm mail are stored in one
 * transaction, or there was nothing to do. The result does not show which, because the answer must not reveal who
 * watches a report. Throws AppError `not_found` for a missing report, or `unavailable`.
 */
export async function requestWatch(
  report: string,
  { email, locale }: WatchInput,
  { db, now = Date.now() }: { db?: Kysely<Tables>; now?: number } = {},
): Promise<void> {
  const open = await orUnavailable(async () => db ?? database());
  const found = await orUnavailable(() => findReport(open, report, now));
  if (!found) throw new AppError('not_found');
  const { consent } = await loadWatchWords(locale);
  const tokens = { confirmToken: createLinkToken(), stopToken: createLinkToken() };
  const { url } = found;
  const message = await confirmWatchMail({ email, locale, report, url, consent, ...tokens });
  const mailKey = `watch-confirm-${randomUUID()}`;
  const request = { report, email, locale, consentWording: consent, mailKey, now, ...tokens };
  const store = async (trx: Transaction<Tables>) => {
    await forgetUnconfirmedWatchers(trx, now);
    if (!(await requestWatcher(trx, request))) return;
    const listed = { locale, url: watchUrl('confirm', { report, token: tokens.confirmToken }) };
    await enqueue(trx, { key: mailKey, kind: 'watch-confirm', recipient: listed, message, now });
  };
  await orUnavailable(() => open.transaction().execute(store));
}
