import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@/lib/config/brand';
import type { Accuracy } from '@/lib/content/accuracy-schema';
import { createRenderer } from '@/lib/headless-browser/renderer';
import { isoDay } from '@/lib/i18n/format-day';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import words from '@/messages/en/how-we-score.json';
import { readCorpus } from '../../tests/support/corpus';
import { root } from '../process/install.mjs';
import { provideBrowser } from '../test/provide-browser';
import { computeAccuracy } from './lighthouse/compute-accuracy';
import { type Measured, measureCorpus, type StartRenderer } from './lighthouse/measure-corpus';
import { lighthouseIds } from './lighthouse/run-lighthouse';

/** Required share of results that agree, or differ for a documented reason. */
const WANTED_SHARE = 0.99;
/** Delay before each response, as on a mobile connection. */
const LATENCY_MS = 150;
/** The delayed run takes every tenth page. */
const EVERY = 10;

// `npm run tool -- compare [page …]`: compares all pages of the corpus and writes the figures for /how-we-score, or compares only
// the named pages. `--rendered`: also adds the findings of our own browser; these figures are only printed.
const given = process.argv.slice(2);
const named = new Set(given.filter((name) => name !== '--rendered'));
const pages = readCorpus().filter(({ name }) => named.size === 0 || named.has(name));
const program = await provideBrowser(process.cwd());
const startRenderer: StartRenderer = ({ network }) =>
  createRenderer({ kind: 'program', path: program }, network);
try {
  const local = await measureCorpus(pages, program, given.includes('--rendered') ? { startRenderer } : {});
  const some = pages.filter((_, index) => index % EVERY === 0);
  const network = await measureCorpus(some, program, { latencyMs: LATENCY_MS });
  const figures = computeAccuracy({ local, network, latencyMs: LATENCY_MS });
  const today = { measuredOn: isoDay(brand.timeZone, new Date()), commit: headCommit() };
  report({ ...today, ...figures }, local.found);
  if (local.rendered) reportRendered(local, local.rendered);
  if (local.compared === pages.length && named.size === 0) {
    const file = path.join(root, 'lib/content/accuracy.json');
    writeFileSync(file, `${JSON.stringify({ ...today, ...figures }, null, 2)}\n`);
  }
} finally {
  await closeParser();
}

function headCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}

function report(figures: Accuracy, found: Awaited<ReturnType<typeof measureCorpus>>['found']): void {
  const { lighthouse, pages: compared, byHand, checks, speed } = figures;
  console.info(`\nLighthouse ${lighthouse}, ${compared} of ${pages.length} pages compared\n`);
  for (const { id, agreed, differences } of checks) {
    const unexplained = differences.find(({ reason }) => reason === null)?.pages.length ?? 0;
    const explained = compared - agreed - unexplained;
    console.info(
      `${id.padEnd(20)} ${share(agreed, compared)} agree, ${explained} explained, ${unexplained} not`,
    );
  }
  if (found.length > 0) console.info('\nDifferences');
  for (const { page, id, ours, lighthouses, explanation } of found) {
    const why = explanation ? words.accuracy.reasons[explanation] : 'NOT EXPLAINED';
    console.info(`${page}: ${id} is ${ours} here, ${lighthouses} there. ${why}`);
  }
  const answers = compared * checks.length;
  const unexplained = found.filter(({ explanation }) => explanation === null).length;
  console.info(
    `\nAgree: ${share(answers - found.length, answers)}; agree or explained: ${share(answers - unexplained, answers)}`,
  );
  console.info(`As written down by hand: ${share(byHand.asExpected, byHand.pages)}`);
  for (const { ownMs, lighthouseMs, latencyMs } of [{ ...speed.local, latencyMs: 0 }, speed.network]) {
    const times = (lighthouseMs / ownMs).toFixed(1);
    console.info(
      `Median per page at ${latencyMs} ms: ${ownMs} ms here, ${lighthouseMs} ms there; ${times} times as fast`,
    );
  }
  if (compared === 0 || 1 - unexplained / answers < WANTED_SHARE) process.exitCode = 1;
}

/** Prints the agreement with Lighthouse with and without our own browser, and the verdicts that it changed. */
function reportRendered(
  { compared, found }: Measured,
  { pages: count, found: remaining }: NonNullable<Measured['rendered']>,
): void {
  const answers = compared * lighthouseIds.length;
  console.info(`\nRendered ${count} of ${compared} pages`);
  console.info(`Agree without rendering: ${share(answers - found.length, answers)}`);
  console.info(`Agree with rendering:    ${share(answers - remaining.length, answers)}`);
  const say = ({ page, id, ours, lighthouses }: Measured['found'][number]) =>
    `${page}: ${id} is ${ours} here, ${lighthouses} there`;
  const [before, after] = [found.map(say), remaining.map(say)];
  for (const line of before.filter((each) => !after.includes(each))) console.info(`settled  ${line}`);
  for (const line of after.filter((each) => !before.includes(each))) console.info(`new      ${line}`);
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} % (${part} of ${whole})`;
}
