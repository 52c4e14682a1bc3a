import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnv } from '../lib/config/env';
import { blankSettings } from '../tests/support/browser-environment';
import { buildIfChanged, withBuildLock } from './build/build-site';
import { root } from './process/install.mjs';
import { freePort } from './serve/built-site';
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

// Everything runs even after a failure, so that one run tells the whole story.
const browser = await provideBrowser(root).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return undefined;
});
const results = [
  ...(await runFormatAndLint()),
  ...(await runTypes()),
  ...(await runUnused()),
  ...(await runJest('Unit', ['node', 'components'])),
  ...(await runBuilt()),
];
process.exitCode = summarise(results);

async function runBuilt(): Promise<TestResult[]> {
  const built = await build();
  if (built.outcome === 'failed') {
    const reason = 'there is no build to test';
    return [
      built,
      ...['System tests', 'Browser tests'].map((title) => ({ title, outcome: 'skipped' as const, reason })),
    ];
  }
  return [built, ...(await runJest('System', ['system'], ['--runInBand'])), ...(await runBrowserTests())];
}

/** Built with blank settings, as `npm start` without configuration is: both share one build. */
async function build(): Promise<TestResult> {
  Object.assign(process.env, blankSettings());
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
    const port = String(await freePort());
    return await runPlaywright('Browser', {
      CHROMIUM_PATH: browser,
      E2E_PORT: port,
      DATA_DIR_E2E: dataFolder,
    });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
