import { defineConfig } from '@playwright/test';
import { freePort } from '../scripts/serve/built-site';
import shared from './playwright.config';
import { webhookSecret } from './support/webhook-receiver';

// Where a walk takes the events of the webhook; in the environment, because workers evaluate this file, too.
process.env.WEBHOOK_PORT_E2E ??= String(await freePort());
const webhook = {
  WEBHOOK_URL: `http://127.0.0.1:${process.env.WEBHOOK_PORT_E2E}/hook`,
  WEBHOOK_SECRET: webhookSecret,
};

/** Other browsers and longer tests of the built site, by `npm run test:world` and `test:exhaustive`; the server and the browser are those of the other browser tests. */
export default defineConfig({
  ...shared,
  webServer: [shared.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, env: { ...server.env, ...webhook } })),
  testDir: '.',
  testMatch: /(world|exhaustive)\/.*\.spec\.ts$/,
  // What a screen reader says on a journey: a file that is deleted is written anew.
  snapshotPathTemplate: '{testDir}/fixtures/screen-reader/{arg}{ext}',
  expect: {
    ...shared.expect,
    // Pictures of before scripts run, made by the test itself.
    toHaveScreenshot: { pathTemplate: '{testDir}/../.cache/screenshots/{arg}{ext}' },
  },
  // One after another: what is measured or waited for in a walk doesn't meet another's load.
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'chromium', use: { viewport: { width: 1440, height: 900 } } }],
});
