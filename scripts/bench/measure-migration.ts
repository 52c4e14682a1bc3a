import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../lib/db/database';
import { largeTableIndexes } from '../../lib/db/indexes/large-table-indexes';
import { migrations } from '../../lib/db/migrations/registry';
import { lacksProgress } from '../../lib/staff/add-old-progress';
import { isSumming } from '../../lib/tracking/sum-old-events';
import { tempDir } from '../../tests/support/temp-dir';
import { fillOldDatabase } from '../fill/fill-old-database';
import { startBuiltSite } from '../serve/built-site';
import { startVisitor } from './beside-work';
import type { MeasuredPlace } from './desk-subjects';
import { type Answer, quantile } from './measure';
import { countUnindexed } from './prepare-database';
import { unreachableProviders } from './unreachable-providers';

/** So long a visitor is measured: what isn't done by then goes on in the same steps. */
const longestMs = 150_000;
const pollMs = 1000;
const idleMs = 10_000;

/**
 * Fills an empty database with the tables of an old version, starts the site with it, and prints how long the first answer takes,
 * and how long a visitor waits while jobs bring the rest up to date; then what is left of it, and the same visitor without jobs.
 */
export async function measureMigration(place: MeasuredPlace, leads: number): Promise<void> {
  const open = openDatabase(place);
  const folder = tempDir('bench-old');
  try {
    await fillOldDatabase(open.db, leads, Date.now());
    const startedAt = performance.now();
    const site = await startBuiltSite({
      DATA_DIR: 'dataDir' in place ? place.dataDir : folder.path,
      ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'x'.repeat(32) }),
      STAFF_EMAILS: 'bench@cornerpiece.example',
      RATE_LIMITS: 'off',
      ...unreachableProviders,
    });
    say('start of the site, with its migrations', performance.now() - startedAt);
    const visitor = startVisitor(site.origin);
    try {
      const left = { work: '' };
      const jobs = async () => {
        do {
          await wait(pollMs);
          left.work = await describeLeft(open);
        } while (left.work !== '' && performance.now() - startedAt < longestMs);
      };
      const answers = await visitor.visitDuring(jobs());
      sayWaits('a visitor beside the jobs', answers);
      say('jobs', performance.now() - startedAt, left.work || 'all is done');
      if (left.work === '') sayWaits('a visitor after them', await visitor.visitDuring(wait(idleMs)));
    } finally {
      await visitor.end();
      await site.stop();
    }
  } finally {
    await open.close();
    folder.remove();
  }
}

/** What the jobs have still to do; empty if nothing. */
async function describeLeft(open: OpenDatabase): Promise<string> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(open.db);
  if (done.rows.length < Object.keys(migrations).length) return 'migrations';
  const { rows } = await (open.pool
    ? sql<{ name: string }>`select indexname as name from pg_indexes`
    : sql<{ name: string }>`select name from sqlite_master`
  ).execute(open.db);
  const existing = new Set(rows.map(({ name }) => name));
  const missing = Object.keys(largeTableIndexes).filter((name) => !existing.has(name)).length;
  const words = await countUnindexed(open);
  return [
    missing > 0 && `${missing} indexes`,
    (await lacksProgress(open.db)) && 'rows of the desk',
    (await isSumming(open.db)) && 'sums',
    words > 0 && `words of ${words} records`,
  ]
    .filter(Boolean)
    .join(', ');
}

function sayWaits(name: string, answers: readonly Answer[]): void {
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => Math.round(quantile(answers, share)));
  console.info(
    `${name.padEnd(42)}${answers.length} answers; p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms`,
  );
}

function say(name: string, ms: number, more = ''): void {
  console.info(`${name.padEnd(42)}${Math.round(ms)} ms ${more}`);
}
