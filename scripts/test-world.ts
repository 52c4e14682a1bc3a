import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './process/install.mjs';
import { missingForFront } from './serve/front/start-front';
import { buildForTests, runInBrowser } from './test/built-site-steps';
import { installOnDebian } from './test/install-on-debian';
import { findOrFetchBrowser } from './test/provide-browser';
import { provideFirefox } from './test/provide-firefox';
import { keepTemporaryFilesTogether } from './test/temporary-files';
import type { TestResult } from './test/test-reports';
import { runJest, summarise } from './test/test-steps';

/**
 * `npm run test:world` runs `tests/world`, `npm run test:walks` the longer walks through pages in `tests/walks`; further
 * arguments select the files whose path contains one of them.
 */
const [folder, ...words] = process.argv.slice(2);

const browser = await findOrFetchBrowser(root);
// Copies of the site with their packages and builds, on disk.
process.once('exit', await keepTemporaryFilesTogether(os.tmpdir()));
/** With the module that sends files compressed beforehand in Brotli. */
const nginx = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const results = [await buildForTests(browser)];
if (results.every(({ outcome }) => outcome === 'passed')) {
  results.push(...(await runPrograms()), ...(await runOnPostgres()), ...(await runBrowsers()));
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
  return runInBrowser('World-browser', browser, ['-c', 'tests/playwright-world.config.ts', ...files]);
}

function select(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .sort()
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
}
