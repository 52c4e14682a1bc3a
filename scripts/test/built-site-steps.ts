import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnv } from '../../lib/config/read-env';
import { blankSettings } from '../../tests/support/browser-environment';
import { buildIfChanged, withBuildLock } from '../build/build-site';
import { root } from '../process/install.mjs';
import type { TestResult } from './test-reports';
import { announce, runPlaywright } from './test-steps';

/** Builds with blank settings, like `npm start` without configuration, so that all share one build. */
export async function buildForTests(browser: string | undefined): Promise<TestResult> {
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

/** Runs the browser tests of a Playwright configuration with a data folder of their own; fails without a browser. */
export async function runInBrowser(
  name: string,
  browser: string | undefined,
  args: readonly string[],
): Promise<TestResult[]> {
  if (!browser) return [{ title: `${name} tests: no browser`, outcome: 'failed' }];
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'site-e2e-'));
  try {
    return await runPlaywright(name, { CHROMIUM_PATH: browser, DATA_DIR_E2E: dataFolder }, args);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
