import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { readCorpus } from '../tests/support/corpus';
import { startCorpusServer } from '../tests/support/corpus-server';
import { askEngine } from './lighthouse/ask-engine';
import { askLighthouse, type LighthouseId, launchBrowser, lighthouseIds } from './lighthouse/ask-lighthouse';
import { type Difference, differences } from './lighthouse/compare';
import { provideBrowser } from './test/provide-browser';

/** Least share of results that agree or differ for a documented reason. */
const WANTED_SHARE = 0.99;

// `tsx --conditions=react-server scripts/compare-with-lighthouse.ts [page …]`: all pages of the corpus, or those named.
const named = new Set(process.argv.slice(2));
const pages = readCorpus().filter(({ name }) => named.size === 0 || named.has(name));
const server = await startCorpusServer(pages);
const browser = await launchBrowser(await provideBrowser(process.cwd()));
const found: (Difference & { page: string })[] = [];
const ownMs: number[] = [];
const lighthouseMs: number[] = [];
let lighthouseVersion = '';
let compared = 0;

try {
  // Starts the parser's process before the first page is timed.
  for (const page of pages.slice(0, 1)) await askEngine(server.addressOf(page), server);
  for (const page of pages) {
    const address = server.addressOf(page);
    const own = await timed(() => askEngine(address, server), ownMs);
    const lighthouse = await timed(() => askLighthouse(address, browser), lighthouseMs);
    console.info(`${page.group}/${page.name}${lighthouse ? '' : ': no report from Lighthouse'}`);
    if (!lighthouse) continue;
    compared += 1;
    lighthouseVersion = lighthouse.version;
    const those = differences(page, own, lighthouse.verdicts);
    found.push(...those.map((difference) => ({ ...difference, page: page.name })));
  }
} finally {
  browser.kill();
  await closeParser();
  await server.stop();
}

report();

async function timed<Answer>(ask: () => Promise<Answer>, into: number[]): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await ask();
  into.push(performance.now() - startedAt);
  return answer;
}

function report(): void {
  console.info(`\nLighthouse ${lighthouseVersion}, ${compared} of ${pages.length} pages compared\n`);
  for (const id of lighthouseIds)
    console.info(`${id.padEnd(20)} ${agreement(found.filter((one) => one.id === id))}`);
  if (found.length > 0) console.info('\nDifferences');
  for (const { page, id, ours, lighthouses, explanation } of found) {
    console.info(`${page}: ${id} is ${ours} here, ${lighthouses} there. ${explanation ?? 'NOT EXPLAINED'}`);
  }
  const answers = compared * lighthouseIds.length;
  const unexplained = found.filter(({ explanation }) => explanation === null).length;
  console.info(
    `\nAgree: ${share(answers - found.length, answers)}; agree or explained: ${share(answers - unexplained, answers)}`,
  );
  console.info(
    `Median per page: ${median(ownMs).toFixed(0)} ms here, ${median(lighthouseMs).toFixed(0)} ms there; ${(median(lighthouseMs) / median(ownMs)).toFixed(0)} times as fast`,
  );
  if (compared === 0 || 1 - unexplained / answers < WANTED_SHARE) process.exitCode = 1;
}

function agreement(those: readonly { id: LighthouseId; explanation: string | null }[]): string {
  const unexplained = those.filter(({ explanation }) => explanation === null).length;
  return `${share(compared - those.length, compared)} agree, ${those.length - unexplained} explained, ${unexplained} not`;
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} % (${part} of ${whole})`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
