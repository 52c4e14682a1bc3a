import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

/**
 * Takes a screenshot of a mock home page, 1280 × 800, as PNG. Throws if the page uses the network, lacks a file, or is
 * larger than the viewport, which would crop it.
 */
export async function photographMock(browser: Browser, file: string): Promise<Buffer> {
  const name = path.basename(file);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) failures.push(request.url());
  });
  page.on('requestfailed', (request) => failures.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { scrollWidth, scrollHeight } = await page.evaluate(() => document.documentElement);
  const picture = await page.screenshot({ type: 'png', animations: 'disabled' });
  await context.close();
  if (failures.length > 0) throw new Error(`${name} asks for ${failures.join(', ')}.`);
  if (scrollWidth > 1280 || scrollHeight > 800)
    throw new Error(`${name} is ${scrollWidth} × ${scrollHeight} instead of 1280 × 800.`);
  return picture;
}
