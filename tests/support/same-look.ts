import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './browser-test';
import { untilHydrated } from './until-hydrated';

export interface Look {
  path: string;
  theme: 'light' | 'dark';
  /** Selects what is different once scripts run, such as the answer of a tool. */
  except?: string;
}

/** Expects the content of a page to look the same before its scripts run as it does afterwards. */
export async function expectSameLook(context: BrowserContext, look: Look): Promise<void> {
  const [waiting, hydrated] = await Promise.all([context.newPage(), context.newPage()]);
  // Never answered, so that the page stays as it is before its scripts run.
  await waiting.route('**/_next/static/**/*.js', () => undefined);
  for (const page of [waiting, hydrated]) {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
    await page.goto(look.path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveClass(look.theme);
    await page.addStyleTag({ content: hideFrame(look.except) });
    await untilDrawn(page);
  }
  await untilHydrated(hydrated);
  const name = `${look.path.replaceAll(/\W+/g, '-')}-${look.theme}.png`;
  // What it looks like before is the reference of what it looks like afterwards.
  const before = await waiting.screenshot({ fullPage: true, animations: 'disabled' });
  const file = test.info().snapshotPath(name, { kind: 'screenshot' });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, before);
  await expect(hydrated).toHaveScreenshot(name, { fullPage: true, maxDiffPixels: 200, threshold: 0.05 });
  await Promise.all([waiting.close(), hydrated.close()]);
}

/** Only the content: what is around it and floats over it shows the time, the place and the visitor's choices. */
function hideFrame(except: string | undefined): string {
  const exception = except ? `${except} { visibility: hidden !important }` : '';
  return `* { content-visibility: visible !important } body *:not(main, main *, :has(main)) { display: none !important } ${exception}`;
}

async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
}
