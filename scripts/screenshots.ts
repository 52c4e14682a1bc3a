import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { isLocale } from '../lib/i18n/locales';
import { localePath } from '../lib/i18n/path';
import { pagePaths } from '../lib/site/pages';
import { browserArguments } from '../tests/support/browser-finder';
import { root } from './process/install.mjs';
import { provideBrowser } from './test/provide-browser';

/**
 * `npm run screenshots -- [--base http://localhost:3000] [--languages en,fa,ja] [path…]` of a running site: every
 * page, or the named ones, at three widths, in both themes and in each language.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    languages: { type: 'string', default: 'en,fa,ja' },
  },
});
const folder = path.join(root, '.screenshots');
const addresses = positionals.length > 0 ? positionals : pagePaths;
const languages = values.languages.split(',').filter(isLocale);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await provideBrowser(root), args: browserArguments });
for (const width of [390, 820, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) await takeAll(browser, width, colorScheme);
}
await browser.close();

async function takeAll(from: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
  const page = await context.newPage();
  for (const address of addresses) {
    for (const language of languages) {
      const place = localePath(language, address);
      await page.goto(new URL(place, values.base).href);
      await showLazyPictures(page);
      const name = `${place.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, name), fullPage: true });
      console.info(path.join('.screenshots', name));
    }
  }
  await context.close();
}

/** Loads lazy pictures, which otherwise load only near the viewport. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}
