import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './process/install.mjs';
import { buildForTests, runInBrowser } from './test/built-site-steps';
import { checkCommits } from './test/check-commits';
import { findOrFetchBrowser } from './test/provide-browser';
import { readParts } from './test/read-parts';
import { keepTemporaryFilesInMemory } from './test/temporary-files';
import type { TestResult } from './test/test-reports';
import { runJest, runLint, runTypes, summarise } from './test/test-steps';

/**
 * `npm test` runs everything. `--only` selects parts, as the other commands of package.json do. Further arguments are the
 * runner's: npm run test:unit -- tests/lib/mail, npm run test:e2e -- contact --project phone, --shard 1/3.
 */
const { selected, rest } = readParts(process.argv.slice(2));
const needsBuild = selected.has('system') || selected.has('browser');

let browser: string | undefined;
if (needsBuild) {
  // Found before settings are blanked.
  browser = await findOrFetchBrowser(root);
  if (browser) process.env.CHROMIUM_PATH = browser;
}
if (needsBuild || selected.has('unit')) await prepareTemporaryFiles();

// All steps run even after a failure, so that one run reports everything. Unit tests often wait, so the static checks and
// the build run beside them; so do system tests, which run beside the browser tests.
const results = (await Promise.all([runUnitTests(), runChecksAndBuild()])).flat();
const isBuilt = results.some(({ title, outcome }) => title === 'Build' && outcome === 'passed');
if (isBuilt) {
  results.push(...(await Promise.all([runSystemTests(), runBrowserTests()])).flat());
}
process.exitCode = summarise(results);

async function prepareTemporaryFiles(): Promise<void> {
  const releaseMemoryFolder = await keepTemporaryFilesInMemory();
  // Hundreds of programs are started; each would compile the same packages.
  const compileCache = mkdtempSync(path.join(os.tmpdir(), 'compile-cache-'));
  process.env.NODE_COMPILE_CACHE = compileCache;
  // Also when the run is interrupted.
  process.once('exit', () => {
    rmSync(compileCache, { recursive: true, force: true });
    releaseMemoryFolder();
  });
}

async function runUnitTests(): Promise<TestResult[]> {
  return selected.has('unit') ? runJest('Unit', ['node', 'components'], rest) : [];
}

async function runChecksAndBuild(): Promise<TestResult[]> {
  // Before the build, which replaces the route types that the type check reads.
  const checked = await Promise.all([
    selected.has('lint') ? runLint() : [],
    selected.has('types') ? runTypes() : [],
    selected.has('commits') ? checkCommits(root) : [],
  ]);
  if (!needsBuild) return checked.flat();
  const built = await buildForTests(browser);
  if (built.outcome === 'passed') return [...checked.flat(), built];
  const reason = 'there is no build to test';
  const titles = ['System tests', 'Browser tests'];
  return [
    ...checked.flat(),
    built,
    ...titles.map((title) => ({ title, outcome: 'skipped' as const, reason })),
  ];
}

async function runSystemTests(): Promise<TestResult[]> {
  if (!selected.has('system')) return [];
  // Beside the browser tests one file at a time, else two.
  return runJest('System', ['system'], [`--maxWorkers=${selected.has('browser') ? 1 : 2}`, ...rest]);
}

async function runBrowserTests(): Promise<TestResult[]> {
  if (!selected.has('browser')) return [];
  return runInBrowser('Browser', browser, ['-c', 'tests/playwright.config.ts', ...rest]);
}
