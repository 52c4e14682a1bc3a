import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './process/install.mjs';
import { buildForTests, runInBrowser } from './test/built-site-steps';
import { findOrFetchBrowser } from './test/provide-browser';
import { keepTemporaryFilesInMemory } from './test/temporary-files';
import type { TestResult } from './test/test-reports';
import { runJest, runStaticChecks, summarise } from './test/test-steps';

/** `npm test` runs everything; `npm test -- --only browser --shard 1/3` lets several machines share the work. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: ['checks', 'system', 'browser'] },
    shard: { type: 'string' },
  },
});
const wants = (part: 'checks' | 'system' | 'browser') => values.only.includes(part);

// Found before settings are blanked. Tests of rendered pages are among the checks and are skipped without a browser.
const browser = await findOrFetchBrowser(root);
if (browser) process.env.CHROMIUM_PATH = browser;

const releaseMemoryFolder = await keepTemporaryFilesInMemory();
// Hundreds of programs are started; each would compile the same packages.
const compileCache = mkdtempSync(path.join(os.tmpdir(), 'compile-cache-'));
process.env.NODE_COMPILE_CACHE = compileCache;
// Also when the run is interrupted.
process.once('exit', () => {
  rmSync(compileCache, { recursive: true, force: true });
  releaseMemoryFolder();
});

// All steps run even after a failure, so that one run reports everything. Unit tests often wait, so the static checks and
// the build run beside them; so do system tests, which run beside the browser tests. The memory test is alone.
const results = (await Promise.all([runUnitTests(), runChecksAndBuild()])).flat();
const isBuilt = results.some(({ title, outcome }) => title === 'Build' && outcome === 'passed');
if (isBuilt) {
  results.push(
    ...(await Promise.all([runSystemTests(), runBrowserTests()])).flat(),
    ...(await runMemoryTest()),
  );
}
process.exitCode = summarise(results);

async function runUnitTests(): Promise<TestResult[]> {
  return wants('checks') ? runJest('Unit', ['node', 'components']) : [];
}

async function runChecksAndBuild(): Promise<TestResult[]> {
  // Before the build, which replaces the route types that the type check reads.
  const checked = wants('checks') ? await runStaticChecks() : [];
  if (!wants('system') && !wants('browser')) return checked;
  const built = await buildForTests(browser);
  if (built.outcome === 'passed') return [...checked, built];
  const reason = 'there is no build to test';
  const titles = ['System tests', 'Browser tests'];
  return [...checked, built, ...titles.map((title) => ({ title, outcome: 'skipped' as const, reason }))];
}

async function runSystemTests(): Promise<TestResult[]> {
  if (!wants('system')) return [];
  return runJest(
    'System',
    ['system'],
    [
      // Beside the browser tests one file at a time, else two.
      `--maxWorkers=${wants('browser') ? 1 : 2}`,
      '--testSequencer=./tests/support/longest-first.mjs',
      '--testPathIgnorePatterns=bomb-memory',
    ],
  );
}

/** Not beside others, because its twenty concurrent audits need the whole processor to stay within the parser's limits. */
async function runMemoryTest(): Promise<TestResult[]> {
  if (!wants('system')) return [];
  return runJest('Memory', ['system'], ['--runInBand', '--testPathPatterns=bomb-memory']);
}

async function runBrowserTests(): Promise<TestResult[]> {
  if (!wants('browser')) return [];
  const shard = values.shard ? [`--shard=${values.shard}`] : [];
  return runInBrowser('Browser', browser, ['-c', 'tests/playwright.config.ts', ...shard]);
}
