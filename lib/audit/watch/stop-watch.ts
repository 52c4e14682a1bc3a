import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import type { Locale } from '@/lib/i18n/locales';
import { discard } from '@/lib/mail/outbox';
import { readLocale } from './confirm-watch';
import { stopUnwatched } from './watched-site-store';
import { deleteWatchers, findWatcher } from './watcher-store';

interface Link {
  report: string;
  token: string;
}

interface Options {
  db?: Kysely<Tables>;
}

/**
 * Ends a watch and deletes its data and a pending mail. Idempotent: returns false if there is nothing (left) to end.
 * Throws AppError `unavailable` when nothing could be stored.
 */
export async function stopWatch(link: Link, { db }: Options = {}): Promise<boolean> {
  const stop = async (trx: Transaction<Tables>) => {
    const found = await findWatcher(trx, { ...link, purpose: 'stop' });
    if (!found) return false;
    await discard(trx, [found.mail_key]);
    await deleteWatchers(trx, [found.id]);
    await stopUnwatched(trx, link.report);
    return true;
  };
  return orUnavailable(() => (db ?? database()).transaction().execute(stop));
}

/** The watch that `stopWatch` would end; undefined for an unknown token. Throws as `stopWatch` does. */
export async function findWatch(link: Link, { db }: Options = {}): Promise<{ locale: Locale } | undefined> {
  const found = await orUnavailable(() => findWatcher(db ?? database(), { ...link, purpose: 'stop' }));
  return found && { locale: readLocale(found) };
}
