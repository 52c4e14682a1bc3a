import { setTimeout as wait } from 'node:timers/promises';
import { toWatchedState } from '../../lib/audit/watch/compare-state';
import { type OpenDatabase, openDatabase } from '../../lib/db/database';
import { migrateToLatest } from '../../lib/db/migrate';
import { startPostgres } from '../../tests/support/postgres';
import { sampleAuditFacts } from '../../tests/support/sample-audit-facts';
import { tempDir } from '../../tests/support/temp-dir';
import { startBuiltSite } from '../serve/built-site';
import { readTreeFigures } from './process-figures';
import { startTargetSites } from './target-sites';
import { unreachableProviders } from './unreachable-providers';

const watchedCount = 120;
const pollMs = 200;
const dayMs = 86_400_000;
const daySeconds = 86_400;
/** What an agency might watch. */
const manyWebsites = 5000;

/** `look`: what is looked at every day. `audit`: the whole page, every week. */
type Check = 'look' | 'audit';

/**
 * Has watched websites checked that are all due at once: by one instance on SQLite, by one on PostgreSQL, and by three. Prints
 * how many a day that would be, how often each page was fetched, and whether any score was stored twice. The websites answer at
 * once, from this machine, and no browser opens them.
 */
export async function benchWatches(): Promise<void> {
  console.info(
    'Checks of watched websites         page fetches  stored twice       time  processor time each   in a day',
  );
  const looks = await measure('look, one instance, SQLite', { check: 'look', instances: 1 });
  const audits = await measure('audit, one instance, SQLite', { check: 'audit', instances: 1 });
  // Each day a look, except on that of the audit.
  const hours = (manyWebsites * (6 / looks + 1 / audits)) / 3600;
  console.info(
    `${manyWebsites.toLocaleString('en')} websites keep one instance on SQLite busy for ${hours.toFixed(1)} hours of a week (168).`,
  );
  const postgres = await startPostgres();
  try {
    for (const instances of [1, 3]) {
      const name = `audit, ${instances === 1 ? 'one instance' : 'three instances'}, PostgreSQL`;
      await measure(name, { check: 'audit', instances, databaseUrl: await postgres.createDatabase() });
    }
  } finally {
    await postgres.stop();
  }
}

interface Setup {
  check: Check;
  instances: number;
  databaseUrl?: string;
}

/** Returns the checks per second. */
async function measure(name: string, { check, instances, databaseUrl }: Setup): Promise<number> {
  const targets = await startTargetSites(watchedCount);
  const folders = Array.from({ length: instances }, () => tempDir('bench-watches'));
  const open = openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folders[0]?.path ?? '' });
  await migrateToLatest(open.db);
  const insertAll = async () => {
    for (const [number, url] of targets.addresses.entries())
      await insertWatched(open, { number, url, check });
  };
  const sites = await Promise.all(
    folders.map(({ path }) =>
      startBuiltSite({
        ...{ DATA_DIR: path, RATE_LIMITS: 'off', RENDERING: 'off', OUTBOUND_ALLOW: targets.allowList },
        ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(32) }),
        ...unreachableProviders,
      }),
    ),
  );
  try {
    await insertAll();
    const startedAt = performance.now();
    const cpuBefore = readCpu(sites);
    while ((await countDue(open)) > 0) await wait(pollMs);
    const seconds = (performance.now() - startedAt) / 1000;
    const cpuMs = (readCpu(sites) - cpuBefore) / watchedCount;
    const visits = targets.countVisits();
    const scores = await countScores(open);
    const cells = [
      `${Math.min(...visits)} to ${Math.max(...visits)}`.padStart(15),
      String(scores.filter((count) => count > 1).length).padStart(14),
      `${seconds.toFixed(1)} s`.padStart(10),
      `${Math.round(cpuMs)} ms`.padStart(21),
      Math.round((watchedCount / seconds) * daySeconds)
        .toLocaleString('en')
        .padStart(11),
    ];
    console.info(name.padEnd(33) + cells.join(''));
    return watchedCount / seconds;
  } finally {
    for (const site of sites) await site.stop();
    await open.close();
    await targets.stop();
    for (const folder of folders) folder.remove();
  }
}

const readCpu = (sites: readonly { pid: number }[]) =>
  sites.reduce((sum, { pid }) => sum + (readTreeFigures(pid)?.cpuMs ?? Number.NaN), 0);

/** A report with its first run, which is checked again at once. */
async function insertWatched(
  { db }: OpenDatabase,
  { number, url, check }: { number: number; url: string; check: Check },
): Promise<void> {
  const token = String(number).padStart(22, '0');
  const created_at = Date.now() - 7 * dayMs;
  const link = { token, subject: token, mailbox: null, url, business_name: '', created_at };
  const facts = sampleAuditFacts();
  const state = toWatchedState(facts);
  const audit_at = check === 'audit' ? 0 : Date.now() + 7 * dayMs;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('audit_links')
      .values({ ...link, expires_at: created_at + 90 * dayMs })
      .execute();
    await trx
      .insertInto('audit_runs')
      .values({ id: `run-${token}`, token, created_at, facts: JSON.stringify(facts) })
      .execute();
    await trx
      .insertInto('watched_sites')
      .values({ token, audit_at, reported: JSON.stringify(state) })
      .execute();
    const times = { queued_at: created_at, due_at: created_at, scheduled_at: created_at };
    await trx
      .insertInto('jobs')
      .values({ kind: 'watch', key: token, report: token, claim: null, attempts: 0, ...times })
      .execute();
  });
}

/** Those that are being checked are due again in a minute. */
async function countDue({ db }: OpenDatabase): Promise<number> {
  const due = db.selectFrom('jobs').select('id').where('kind', '=', 'watch');
  return (await due.where('due_at', '<', Date.now() + dayMs / 2).execute()).length;
}

/** The number of stored scores of each website: one for each check. */
async function countScores({ db }: OpenDatabase): Promise<number[]> {
  const rows = await db
    .selectFrom('watched_scores')
    .select(({ fn }) => ['token', fn.countAll<number | string>().as('count')])
    .groupBy('token')
    .execute();
  return rows.map(({ count }) => Number(count));
}
