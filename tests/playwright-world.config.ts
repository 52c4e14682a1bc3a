import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

/** Other browsers and longer walks through the built site, by `npm run test:world` and `test:walks`; the server and the browser are those of the other browser tests. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: /(world|walks)\/.*\.spec\.ts$/,
  // What a screen reader says on a journey: a file that is deleted is written anew.
  snapshotPathTemplate: '{testDir}/fixtures/heard/{arg}{ext}',
  expect: {
    ...shared.expect,
    // Pictures of before scripts run, made by the test itself.
    toHaveScreenshot: { pathTemplate: '{testDir}/../.cache/looks/{arg}{ext}' },
  },
  // One after another: what is measured or waited for in a walk doesn't meet another's load.
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'chromium', use: { viewport: { width: 1440, height: 900 } } }],
});
