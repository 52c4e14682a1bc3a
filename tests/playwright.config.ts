import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from '../scripts/serve/built-site';
import { siteServer } from '../scripts/serve/server-file';
import { blankSettings } from './support/browser-environment';
import { browserArguments, findBrowser } from './support/browser-finder';

const root = path.resolve(import.meta.dirname, '..');

// Playwright evaluates this file once more in each worker; choices made here are passed to them in the environment.
process.env.CHROMIUM_PATH ??= findBrowser() ?? '';
process.env.E2E_PORT ??= String(await freePort());
process.env.DATA_DIR_E2E ??= path.join(root, '.cache/e2e-data');

const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** An address where nothing listens: tests call no real provider, and the site works without one. */
const nowhere = 'http://127.0.0.1:9';
const unreachableProviders = {
  OPEN_METEO_BASE_URL: nowhere,
  OPEN_METEO_GEOCODING_BASE_URL: nowhere,
  IP_LOOKUP_BASE_URL: nowhere,
};

const servedOnly = /(?:answers|html-valid|json-ld|metadata[a-z-]*|social-pictures)\.spec/;

/**
 * What a page costs the processor falls by a sixth: pages share one process, and with it scripts that are compiled already;
 * drawing has no process of its own; and short-lived objects are collected less often.
 */
const cheaperPages = [
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--js-flags=--max-semi-space-size=16 --min-semi-space-size=16',
];

/** Needs a build (`npm run build`); starts the built site itself, with mail captured under DATA_DIR_E2E. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two retries for failures on a busy machine; the report marks them as flaky.
  retries: 2,
  // Generous for busy machines; a test that hangs still fails.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL,
    trace: 'on-first-retry',
    // The animated scenes are drawn by the processor. Tests of what moves ask for motion themselves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...browserArguments, ...cheaperPages],
    },
  },
  projects: [
    // These read what the server sends, without a browser. In one worker, because each worker fetches all pages.
    { name: 'served', testMatch: servedOnly, workers: 1 },
    // Most tests don't depend on the width, and run on the wide one. Tags select the others: `@both` where the outcome
    // depends on the width, `@phone` and `@desktop` where two tests share the widths between them.
    {
      name: 'desktop',
      testIgnore: [/mobile-menu/, servedOnly],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /mobile-menu[a-z-]*\.spec|@phone|@both/,
      // One pixel for each of the page's, where the telephone has seven: what is tried is the same, drawn in less time.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: `"${process.execPath}" ${siteServer}`,
    cwd: root,
    url: `${baseURL}/api/health`,
    env: {
      ...blankSettings(),
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.DATA_DIR_E2E,
      RATE_LIMITS: 'off',
      STAFF_EMAILS: ['desk', 'second', 'third', 'fourth'].map((name) => `${name}@cornerpiece.example`).join(),
      LOAD_SHEDDING: 'off',
      // A test of tests/world starts a site with a browser of its own: report-phone.spec.ts.
      RENDERING: 'off',
      RENDERING_PRIORITY: 'equal',
      // The SEO tools read pages of servers that tests start, and of the site itself.
      OUTBOUND_ALLOW: '127.0.0.1:1024-65535',
      ...unreachableProviders,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
});
