import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { log } from '@/lib/log/log';
import { auditWebsite } from '../engine/audit-website';
import { checkSite } from './check-site';
import { forgetUnconfirmed } from './forget-unconfirmed';
import { confirmWithinMs } from './watch-limits';
import { claimSite, WatchClaimLost } from './watched-site-store';
import { listUnconfirmed } from './watcher-store';

interface Options {
  db?: Kysely<Tables>;
  now?: () => number;
  audit?: typeof auditWebsite;
}

declare global {
  // Global, because Next bundles instrumentation and routes separately; together they check one website at a time.
  var siteWatches: { running: Promise<void> | undefined } | undefined;
}

/**
 * Starts the weekly checks that are due, one after the other, and deletes requests that were never confirmed. Resolves
 * when they have started; `finished` settles when no more are due. Any number of processes may do this concurrently.
 * Throws when the database fails.
 */
export async function workOnWatches(options: Options = {}): Promise<{ finished: Promise<void> }> {
  const { now = Date.now, audit = auditWebsite } = options;
  const db = options.db ?? database();
  globalThis.siteWatches ??= { running: undefined };
  const shared = globalThis.siteWatches;
  if (shared.running) return { finished: shared.running };
  const late = await listUnconfirmed(db, now() - confirmWithinMs);
  if (late.length > 0) await db.transaction().execute((trx) => forgetUnconfirmed(trx, now()));
  shared.running ??= checkWhatIsDue({ db, now, audit }).finally(() => {
    shared.running = undefined;
  });
  return { finished: shared.running };
}

/** Like `workOnWatches`, but resolves when nothing is due any more; for hosting that stops processes after each request. */
export async function finishWatches(options: Options = {}): Promise<void> {
  const { finished } = await workOnWatches(options);
  await finished;
}

/** Never throws: a failed check is due again when its claim expires. */
async function checkWhatIsDue(parts: Required<Options>): Promise<void> {
  try {
    for (;;) {
      const site = await claimSite(parts.db, parts.now());
      if (!site) return;
      await checkSite(site, parts).catch((error) => {
        if (!(error instanceof WatchClaimLost))
          log.error('audit: a watched website could not be checked, trying again:', error);
      });
    }
  } catch (error) {
    log.error('audit: watched websites could not be checked, trying again:', error);
  }
}
