import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArguments } from '../tests/support/browser-finder';
import { root } from './toolchain/install.mjs';
import { provideBrowser } from './toolchain/provide-browser';

/** `npm run screenshots -- [--base http://localhost:3000] [path…]` of a running site. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'http://localhost:3000' } },
});
const folder = path.join(root, '.screenshots');
const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;
const prefixes = ['', '/fa'];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await provideBrowser(root), args: browserArguments });
for (const width of widths) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const address of positionals.length > 0 ? positionals : ['/', '/contact']) {
      for (const prefix of prefixes) await picture(prefix, address);
    }
    await context.close();

    async function picture(prefix: string, address: string): Promise<void> {
      const place = `${prefix}${address}`.replace(/(?<=.)\/$/, '');
      await page.goto(new URL(place, values.base).href);
      const name = `${place.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, name), fullPage: true });
      console.info(path.join('.screenshots', name));
    }
  }
}
await browser.close();
