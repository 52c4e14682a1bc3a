import { defineConfig } from '@playwright/test';
import shared from './playwright.config';

/** Longer walks through the built site, by `npm run test:world`; the server and the browser are those of the other browser tests. */
export default defineConfig({
  ...shared,
  testDir: './world',
  // Pictures of before scripts run, made by the test itself.
  snapshotPathTemplate: '{testDir}/../../.cache/looks/{arg}{ext}',
  // One after another: what is measured or waited for in a walk doesn't meet another's load.
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'chromium', use: { viewport: { width: 1440, height: 900 } } }],
});
