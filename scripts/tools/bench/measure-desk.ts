import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backupSqlite } from '../../../lib/db/backup';
import { tempDir } from '../../../tests/support/temp-dir';
import { startBuiltSite } from '../../serve/built-site';
import { startVisitor } from './beside-work';
import { benchStaff, type MeasuredPlace, type PreparedSubjects, type Subject } from './desk-subjects';
import { type Answer, quantile } from './measure';
import { memoryMb } from './memory';
import { unreachableProviders } from './unreachable-providers';

const leastIdleMs = 1000;
const mostIdleMs = 30_000;
/** What the site does by itself after its start: words of new records, the hourly deletion. */
const firstRoundMs = 15_000;
const sampleMs = 50;

/** What was measured with one page; milliseconds. */
export interface DeskFigures {
  name: string;
  /** The time of an answer alone, and beside the visitor. */
  alone: number | undefined;
  took: number | undefined;
  /** Of the visitor beside it, and right before or after: the 95th percentile and the longest. */
  p95: readonly [beside: number, without: number];
  longest: readonly [beside: number, without: number];
  /** Megabytes above those right before. */
  memory: number | undefined;
}

/**
 * Prints and returns for each page of the desk its time, and how long a visitor who opens the front page again and again waits beside it,
 * and without it right before or after. The load is that of the machine, of the last minute.
 */
export async function measureDesk(
  place: MeasuredPlace,
  { cookie, subjects }: PreparedSubjects,
): Promise<DeskFigures[]> {
  const measured: DeskFigures[] = [];
  const note = (name: string, figures: Figures) => measured.push(print(name, figures));
  const folder = tempDir('bench-data');
  const dataDir = 'dataDir' in place ? place.dataDir : folder.path;
  const startedAt = performance.now();
  const site = await startBuiltSite({
    DATA_DIR: dataDir,
    ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'x'.repeat(32) }),
    STAFF_EMAILS: benchStaff,
    RATE_LIMITS: 'off',
    ...unreachableProviders,
  });
  const startMs = performance.now() - startedAt;
  const visitor = startVisitor(site.origin);
  const { visitDuring } = visitor;
  try {
    console.info(
      '| Open | alone | beside a visitor | visitor p95, without | visitor longest, without | memory | load |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    );
    // The first request of all loads the code of its page.
    await visitDuring(wait(leastIdleMs));
    const first = await visitDuring(wait(firstRoundMs));
    note(`start of the site; ${firstRoundMs / 1000} s after`, { alone: startMs, with: first });
    for (const subject of subjects) {
      const ask = () => request(site.origin, cookie, subject);
      const isRepeatable = subject.rounds > 1;
      const alone = isRepeatable ? await ask() : undefined;
      const idle = (ms: number) => visitDuring(wait(Math.min(mostIdleMs, Math.max(leastIdleMs, ms))));
      const before = alone === undefined ? undefined : await idle(alone * subject.rounds);
      const memoryBefore = memoryMb(site.pid);
      let most = memoryBefore;
      const sampling = setInterval(() => {
        most = Math.max(most, memoryMb(site.pid));
      }, sampleMs);
      const asked = ask();
      const answers = await visitDuring(asked);
      clearInterval(sampling);
      const took = await asked;
      // The longest of many waits is longer: as long as the page took, as far as that is known only now.
      const without = before ?? (await idle(took));
      note(subject.name, { alone, took, without, with: answers, memory: most - memoryBefore });
    }
    if ('dataDir' in place) note('backup', await besideBackup(dataDir, visitDuring));
    return measured;
  } finally {
    await visitor.end();
    await site.stop();
    folder.remove();
  }
}

/** `npm run backup` is a process of its own, too. */
async function besideBackup(
  dataDir: string,
  visitDuring: (work: Promise<unknown>) => Promise<Answer[]>,
): Promise<Figures> {
  const copy = path.join(dataDir, 'bench-backup.sqlite');
  rmSync(copy, { force: true });
  const without = await visitDuring(wait(leastIdleMs));
  const startedAt = performance.now();
  // Synchronous here; the visitor is on a thread of its own.
  const answers = await visitDuring(wait(1).then(() => backupSqlite(dataDir, copy)));
  rmSync(copy);
  return { took: performance.now() - startedAt, without, with: answers };
}

interface Figures {
  alone?: number | undefined;
  took?: number;
  without?: readonly Answer[];
  with: readonly Answer[];
  memory?: number;
}

function print(name: string, { alone, took, without = [], with: beside, memory }: Figures): DeskFigures {
  const both = (share: number) => [quantile(beside, share), quantile(without, share)] as const;
  const figures = { name, alone, took, p95: both(0.95), longest: both(1), memory };
  const cells = [name.padEnd(38), ...presentFigures(figures), loadavg()[0]?.toFixed(1)];
  console.info(`| ${cells.join(' | ')} |`);
  return figures;
}

function presentFigures({ alone, took, p95, longest, memory }: DeskFigures): string[] {
  const ms = (value: number | undefined) =>
    value === undefined || Number.isNaN(value) ? '' : `${Math.round(value)} ms`;
  const added = memory === undefined ? '' : `+${Math.max(0, Math.round(memory))} MB`;
  return [ms(alone), ms(took), p95.map(ms).join(', '), longest.map(ms).join(', '), added];
}

/** The median time of an answer, of which the body is taken as a browser would, without keeping it. */
async function request(origin: string, cookie: string, { path, rounds, init }: Subject): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const given = init?.(round) ?? {};
    const headers = { cookie, ...Object.fromEntries(new Headers(given.headers)) };
    const response = await fetch(`${origin}${path}`, { ...given, headers, redirect: 'manual' });
    if (response.status >= 400 || response.headers.get('location')?.includes('sign-in'))
      throw new Error(`${path} answered ${response.status}.`);
    const reader = response.body?.getReader();
    while (reader && !(await reader.read()).done);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
