import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { freePort } from '../scripts/serve/built-site';
import { provideBrowser } from '../scripts/test/provide-browser';
import type { Theme } from './screenshots/subject';

const folder = path.resolve(import.meta.dirname, '../.screenshots');
// Before the shared configuration chooses one. Empty at the start; workers read this file, too, and find it set.
if (!process.env.DATA_DIR_E2E) {
  process.env.DATA_DIR_E2E = path.join(folder, 'data');
  rmSync(process.env.DATA_DIR_E2E, { recursive: true, force: true });
}
process.env.CHROMIUM_PATH ||= await provideBrowser(path.resolve(import.meta.dirname, '..'));
const { default: shared } = await import('./playwright.config');
process.env.ANSWERS_PORT ??= String(await freePort());

const [site] = [shared.webServer].flat();
if (!site) throw new Error('The shared configuration starts no site.');

/** Text without the machine's font smoothing, a single raster thread, and pictures decoded before the page is painted. */
const steadyDrawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

export interface ScreenshotOptions {
  language: Locale;
  theme: Theme;
}

const languages = ['en', 'fa', 'ja', 'bg'] as const;
const themes = ['light', 'dark'] as const;
const widths = [390, 820, 1440, 1920] as const;

/** Pictures of pages and states: tests/screenshots/README.md. */
export default defineConfig<ScreenshotOptions>({
  ...shared,
  testDir: './screenshots',
  snapshotPathTemplate: `${folder}/reference/{arg}{ext}`,
  outputDir: `${folder}/different`,
  timeout: 180_000,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixels: 200, threshold: 0.02 } },
  projects: languages.flatMap((language) =>
    themes.flatMap((theme) =>
      widths.map((width) => ({
        name: `${width}-${theme}-${language}`,
        use: { language, theme, colorScheme: theme, viewport: { width, height: 900 } },
      })),
    ),
  ),
  use: {
    ...shared.use,
    trace: 'off',
    timezoneId: 'Australia/Brisbane',
    locale: 'en-AU',
    launchOptions: {
      ...shared.use?.launchOptions,
      args: [...(shared.use?.launchOptions?.args ?? []), ...steadyDrawing],
    },
  },
  webServer: [
    {
      ...site,
      env: {
        ...site.env,
        SITE_URL: 'http://localhost:3000',
        NODE_OPTIONS: '--import ./tests/screenshots/start-at-noon.ts',
      },
    },
    {
      command: `"${process.execPath}" node_modules/tsx/dist/cli.mjs --conditions=react-server tests/screenshots/serve-answers.ts`,
      cwd: site.cwd,
      port: Number(process.env.ANSWERS_PORT),
      env: { DATA_DIR: process.env.DATA_DIR_E2E, PORT: process.env.ANSWERS_PORT },
    },
  ],
});
