import { existsSync, globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './process/install.mjs';
import { run } from './process/run.mjs';
import { missingForFront } from './serve/front/start-front';
import { buildForTests, runInBrowser } from './test/built-site-steps';
import { hidingPrograms, whyNothingIsHidden } from './test/hide-programs';
import { installOnDebian } from './test/install-on-debian';
import { findOrFetchBrowser } from './test/provide-browser';
import { provideFirefox } from './test/provide-firefox';
import { keepTemporaryFilesTogether } from './test/temporary-files';
import type { TestResult } from './test/test-reports';
import { announce, runJest, summarise } from './test/test-steps';

/**
 * `npm run test:world` runs `tests/world`, `npm run test:exhaustive` what takes longer, in `tests/exhaustive`; further
 * arguments select the files whose path contains one of them, and `bare` the part with what `npm test` fetches alone.
 */
const [folder, ...words] = process.argv.slice(2);

const browser = await findOrFetchBrowser(root);
// Copies of the site with their packages and builds, on disk.
process.once('exit', await keepTemporaryFilesTogether(os.tmpdir()));
/** With the module that sends files compressed beforehand in Brotli. */
const nginx = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const pooler = '/usr/sbin/pgbouncer';
const results = [await buildForTests(browser)];
if (results.every(({ outcome }) => outcome === 'passed')) {
  results.push(
    ...(await runPrograms()),
    ...(await runOnPostgres()),
    ...(await runBrowsers()),
    ...(await runBare()),
  );
}
process.exitCode = summarise(results);

/**
 * Two files at a time: they install, compress and wait as much as they compute. Those that measure memory under load are
 * alone, because twenty audits at once need the whole processor to stay within the parser's limits.
 */
async function runPrograms(): Promise<TestResult[]> {
  const isAlone = (file: string) => file.includes('memory');
  const files = select(`tests/${folder}/**/*.test.ts`).filter((file) => !isAlone(file));
  // Its tests say what is missing if it can't be installed.
  if (files.some((file) => file.includes('front')) && missingForFront()) await installOnDebian(nginx);
  if (files.some((file) => file.includes('pooler')) && !existsSync(pooler))
    await installOnDebian(['pgbouncer']);
  return [
    ...(await runFiles('World', files, 2)),
    ...(await runFiles('Memory', select(`tests/${folder}/**/*.test.ts`).filter(isAlone), 1)),
  ];
}

/** Tests of what both kinds of database serve by the same statements; `npm test` has run them on SQLite. */
async function runOnPostgres(): Promise<TestResult[]> {
  const files = folder === 'world' ? select('tests/lib/**/*.test.ts').filter(isPortable) : [];
  if (files.length === 0) return [];
  process.env.PORTABLE_STORE = 'postgres';
  return runJest('Postgres', ['node'], ['--runTestsByPath', ...files]);
}

function isPortable(file: string): boolean {
  return readFileSync(path.join(root, file), 'utf8').includes('portableStores');
}

async function runFiles(name: string, files: readonly string[], atOnce: number): Promise<TestResult[]> {
  if (files.length === 0) return [];
  return runJest(name, ['world'], [`--maxWorkers=${atOnce}`, '--runTestsByPath', ...files]);
}

async function runBrowsers(): Promise<TestResult[]> {
  const files = select(`tests/${folder}/*.spec.ts`);
  if (files.length === 0) return [];
  const firefox = await provideFirefox();
  if (firefox) process.env.FIREFOX_PATH = firefox;
  return runInBrowser('Extended-browser', browser, ['-c', 'tests/playwright-extended.config.ts', ...files]);
}

/**
 * Some of `npm test`, with the browsers and databases of this machine hidden: the command has to fetch what its tests need.
 * Otherwise a run on a machine that has everything says nothing of one that has nothing.
 */
async function runBare(): Promise<TestResult[]> {
  if (folder !== 'world' || !isSelected('bare')) return [];
  const parts = {
    browser: ['page-budget', 'navigation', 'services.spec', 'top-bar'],
    unit: ['tests/lib/db/prompt-pool'],
  };
  const reason = whyNothingIsHidden();
  const results: TestResult[] = [];
  for (const [part, files] of Object.entries(parts)) {
    const title = `npm test -- --only ${part} ${files.join(' ')}, without the programs of this machine`;
    if (reason) {
      results.push({ title, outcome: 'skipped', reason });
      continue;
    }
    announce(title);
    const [command = '', ...hiding] = hidingPrograms();
    const args = [process.execPath, 'scripts/test.mjs', '--only', part, ...files];
    const env = { ...process.env, CHROMIUM_PATH: '', TEST_REPORTS: '.cache/reports/bare' };
    const code = await run(command, [...hiding, ...args], { cwd: root, env });
    results.push({ title, outcome: code === 0 ? 'passed' : 'failed' });
  }
  return results;
}

function select(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).sort().filter(isSelected);
}

function isSelected(name: string): boolean {
  return words.length === 0 || words.some((word) => name.includes(word));
}
