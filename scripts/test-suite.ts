import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../lib/config/read-env';
import { blankSettings } from '../tests/support/browser-environment';
import { buildIfChanged, withBuildLock } from './build/build-site';
import { root } from './process/install.mjs';
import { keepTemporaryFilesInMemory } from './test/memory-folder';
import { provideBrowser } from './test/provide-browser';
import type { TestResult } from './test/test-reports';
import {
  announce,
  runFormatAndLint,
  runJest,
  runPlaywright,
  runTypes,
  runUnused,
  summarise,
} from './test/test-steps';

/** `npm test` runs everything; `npm test -- --only browser --shard 1/3` lets several machines share the work. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: ['checks', 'system', 'browser'] },
    shard: { type: 'string' },
  },
});
const wants = (part: 'checks' | 'system' | 'browser') => values.only.includes(part);

// Found before settings are blanked. Tests of rendered pages are among the checks and are skipped without a browser.
const browser = await provideBrowser(root).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return undefined;
});
if (browser) process.env.CHROMIUM_PATH = browser;

const releaseMemoryFolder = keepTemporaryFilesInMemory();
// Hundreds of programs are started; each would compile the same packages.
const compileCache = mkdtempSync(path.join(os.tmpdir(), 'compile-cache-'));
process.env.NODE_COMPILE_CACHE = compileCache;

// All steps run even after a failure, so that one run reports everything.
const results = [...(await runChecks()), ...(await runBuilt())];
rmSync(compileCache, { recursive: true, force: true });
releaseMemoryFolder();
process.exitCode = summarise(results);

async function runChecks(): Promise<TestResult[]> {
  if (!wants('checks')) return [];
  return [
    ...(await runFormatAndLint()),
    ...(await runTypes()),
    ...(await runUnused()),
    ...(await runJest('Unit', ['node', 'components'])),
  ];
}

async function runBuilt(): Promise<TestResult[]> {
  if (!wants('system') && !wants('browser')) return [];
  const built = await build();
  if (built.outcome === 'failed') {
    const reason = 'there is no build to test';
    return [
      built,
      ...['System tests', 'Browser tests'].map((title) => ({ title, outcome: 'skipped' as const, reason })),
    ];
  }
  return [
    built,
    ...(wants('system') ? await runSystemTests() : []),
    ...(wants('browser') ? await runBrowserTests() : []),
  ];
}

/** Runs two files at a time, except one whose twenty concurrent audits need the whole processor to stay within the parser's limits. */
async function runSystemTests(): Promise<TestResult[]> {
  return [
    ...(await runJest(
      'System',
      ['system'],
      [
        '--maxWorkers=2',
        '--testSequencer=./tests/support/longest-first.mjs',
        '--testPathIgnorePatterns=bomb-memory',
      ],
    )),
    ...(await runJest('Memory', ['system'], ['--runInBand', '--testPathPatterns=bomb-memory'])),
  ];
}

/** Builds with blank settings, like `npm start` without configuration, so that both share one build. */
async function build(): Promise<TestResult> {
  Object.assign(process.env, blankSettings(), { CHROMIUM_PATH: browser ?? '' });
  announce('Build');
  try {
    await withBuildLock(root, () => buildIfChanged(root, readEnv(process.env)));
    return { title: 'Build', outcome: 'passed' };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { title: 'Build', outcome: 'failed' };
  }
}

async function runBrowserTests(): Promise<TestResult[]> {
  if (!browser) return [{ title: 'Browser tests: no browser', outcome: 'failed' }];
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
  try {
    const settings = { CHROMIUM_PATH: browser, DATA_DIR_E2E: dataFolder };
    return await runPlaywright('Browser', settings, values.shard ? [`--shard=${values.shard}`] : []);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
