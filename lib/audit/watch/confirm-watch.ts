import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/db/database';
import { orUnavailable } from '@/lib/db/or-unavailable';
import type { Tables } from '@/lib/db/tables';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { discard } from '@/lib/mail/outbox';
import { scoreOfPage } from '../engine/audit-facts';
import { findReport } from '../report/audit-store';
import { stateOf } from './compare-state';
import { checkEveryMs, confirmWithinMs } from './watch-limits';
import { startWatching } from './watched-site-store';
import { findWatcher, recordConfirmation, type Watcher } from './watcher-store';

interface Link {
  report: string;
  token: string;
}

interface Options {
  db?: Kysely<Tables>;
  now?: number;
}

/** The request that a confirm link belongs to; undefined for one that is unknown, too old or has ended. Changes nothing. */
export async function findRequest(
  link: Link,
  { db, now = Date.now() }: Options = {},
): Promise<{ locale: Locale } | undefined> {
  const found = await orUnavailable(() => findWatcher(db ?? database(), { ...link, purpose: 'confirm' }));
  return found && isValid(found, now) ? { locale: readLocale(found) } : undefined;
}

/**
 * Confirms a watch, and has the report's website read every week from then on. Pressing again has the same result.
 * Undefined as `findRequest`. Throws AppError `unavailable` when nothing could be stored.
 */
export async function confirmWatch(
  link: Link,
  { db, now = Date.now() }: Options = {},
): Promise<{ locale: Locale } | undefined> {
  const confirm = async (trx: Transaction<Tables>) => {
    const found = await findWatcher(trx, { ...link, purpose: 'confirm' });
    if (!found || !isValid(found, now)) return undefined;
    const report = await findReport(trx, link.report, now);
    if (!report) return undefined;
    if (found.confirmed_at === null) {
      await recordConfirmation(trx, found.id, now);
      await discard(trx, [found.mail_key]);
    }
    const { facts, createdAt } = report.latest;
    await startWatching(trx, {
      token: link.report,
      state: stateOf(facts),
      first: { checkedAt: createdAt, score: scoreOfPage(facts) },
      // Of an old report the next reading is due at once.
      nextCheckAt: Math.max(now, createdAt + checkEveryMs),
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
