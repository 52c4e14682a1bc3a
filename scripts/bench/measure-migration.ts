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
import { type Answer, quantile, timeAnswer } from './measure';
import { countUnindexed } from './prepare-database';
import { unreachableProviders } from './unreachable-providers';

/** So long a visitor is measured: what isn't done by then goes on in the same steps. */
const longestMs = 150_000;
const pollMs = 1000;
const idleMs = 10_000;

/**
 * Fills an empty database with the tables of an old version, starts the site with it, and prints when it gives its first answer,
 * and how long a visitor waits while jobs bring the rest up to date; then what is left of it, and the same without migrations.
 */
export async function measureMigration(place: MeasuredPlace, leads: number): Promise<void> {
  const folder = tempDir('bench-old');
  const settings = {
    DATA_DIR: 'dataDir' in place ? place.dataDir : folder.path,
    ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'x'.repeat(32) }),
    STAFF_EMAILS: 'bench@cornerpiece.example',
    RATE_LIMITS: 'off',
    ...unreachableProviders,
  };
  let open = openDatabase(place);
  try {
    await fillOldDatabase(open.db, leads, Date.now());
    await open.close();
    open = openDatabase(place);
    await besideSite('first answer, with migrations', settings, async (visitDuring) => {
      const startedAt = performance.now();
      const left = { work: '' };
      const jobs = async () => {
        do {
          await wait(pollMs);
          left.work = await describeLeft(open);
        } while (left.work !== '' && performance.now() - startedAt < longestMs);
      };
      sayWaits('a visitor beside the jobs', await visitDuring(jobs()));
      say('jobs', performance.now() - startedAt, left.work === '' ? 'all is done' : `${left.work} are left`);
    });
    await besideSite('first answer of the next start', settings, async (visitDuring) => {
      sayWaits('a visitor then', await visitDuring(wait(idleMs)));
    });
  } finally {
    await open.close();
    folder.remove();
  }
}

async function besideSite(
  name: string,
  settings: Record<string, string>,
  work: (visitDuring: ReturnType<typeof startVisitor>['visitDuring']) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const site = await startBuiltSite(settings);
  const visitor = startVisitor(site.origin);
  try {
    await timeAnswer(`${site.origin}/`);
    say(name, performance.now() - startedAt);
    await work(visitor.visitDuring);
  } finally {
    await visitor.end();
    await site.stop();
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
