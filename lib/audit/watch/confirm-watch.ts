import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { discard } from '@/lib/mail/outbox';
import { readPageScore } from '../engine/audit-facts';
import { findReport } from '../report/audit-store';
import { auditEveryMs, confirmWithinMs, lookEveryMs } from './limits';
import { startWatching } from './watched-site-store';
import { findWatcher, hasMostWatchers, recordConfirmation, type Watcher } from './watcher-store';

interface Link {
  report: string;
  token: string;
}

interface Options {
  db?: Kysely<Tables>;
  now?: number;
}

/** The request that belongs to a confirm link; undefined if it is unknown, expired or ended. Changes nothing. */
export async function findRequest(
  link: Link,
  { db, now = Date.now() }: Options = {},
): Promise<{ locale: Locale } | undefined> {
  const found = await orUnavailable(() => findWatcher(db ?? database(), { ...link, purpose: 'confirm' }));
  return found && isValid(found, now) ? { locale: readLocale(found) } : undefined;
}

/**
 * Confirms a watch, and starts the checks of the report's website. Idempotent. Returns undefined as
 * `findRequest` does, and when as many as possible watch the report by now. Throws AppError `unavailable` when nothing could be stored.
 */
export async function confirmWatch(
  link: Link,
  { db, now = Date.now() }: Options = {},
): Promise<{ locale: Locale } | undefined> {
  // All checks come with it; the routes beside this one don't need them.
  const { toWatchedState } = await import('./compare-state');
  const confirm = async (trx: Transaction<Tables>) => {
    const found = await findWatcher(trx, { ...link, purpose: 'confirm' });
    if (!found || !isValid(found, now)) return undefined;
    const report = await findReport(trx, link.report, now);
    if (!report) return undefined;
    if (found.confirmed_at === null) {
      if (await hasMostWatchers(trx, link.report, found.email_key)) return undefined;
      await recordConfirmation(trx, found.id, now);
      await discard(trx, [found.mail_key]);
    }
    const { facts, createdAt } = report.latest;
    await startWatching(trx, {
      token: link.report,
      state: toWatchedState(facts),
      first: { checkedAt: createdAt, score: readPageScore(facts) },
      now,
      // For an old report, the next ones are due at once.
      nextCheckAt: Math.max(now, createdAt + lookEveryMs),
      auditAt: createdAt + auditEveryMs,
    });
    return { locale: readLocale(found) };
  };
  return orUnavailable(() => (db ?? database()).transaction().execute(confirm));
}

function isValid({ confirmed_at, requested_at }: Watcher, now: number): boolean {
  return confirmed_at !== null || requested_at + confirmWithinMs > now;
}

export function readLocale({ locale }: Watcher): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}
