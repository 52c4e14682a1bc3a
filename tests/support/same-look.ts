import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { setUpCamera } from '@/scripts/looks/capture';
import { comparePictures } from '@/scripts/looks/compare-pictures';
import { expect, test } from './browser-test';
import { untilHydrated } from './until-hydrated';

/** Levels of 255: see comparePictures. */
const tolerance = 8;

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
  }
  await untilHydrated(hydrated);
  const cameras = [await setUpCamera(waiting), await setUpCamera(hydrated)];
  await expect(async () => {
    await Promise.all([waiting, hydrated].map(untilDrawn));
    const [before, after] = await Promise.all(cameras.map((camera) => camera.capture('page')));
    const difference = before && after && (await comparePictures(after, before, tolerance));
    if (difference) await writeFile(test.info().outputPath('difference.png'), difference.highlight);
    expect(difference?.box, `${look.path} in ${look.theme}`).toBeUndefined();
  }).toPass({ timeout: 60_000 });
  await Promise.all([waiting.close(), hydrated.close()]);
}

/** Only the content: what is around it and floats over it shows the time, the place and the visitor's choices. */
function hideFrame(except: string | undefined): string {
  const exception = except ? `${except} { visibility: hidden !important }` : '';
  return `body *:not(main, main *, :has(main)) { display: none !important } ${exception}`;
}

async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
}
