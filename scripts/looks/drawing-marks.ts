import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

const fileName = 'drawn-with.json';

/** Measures words for which the site has no web font, so that their widths depend on the machine's fonts. */
const measure = `['日本語', '简体中文', 'Български', 'فارسی', '→ ✓ 🇦🇺', 'Wilma'].flatMap((text) =>
['sans-serif', 'serif', 'monospace'].map((family) => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = '40px ' + family;
  return Math.round(pen.measureText(text).width);
})).join()`;

/** What screenshots depend on besides the site: the browser's version and the machine's fonts. */
export async function readDrawingMarks(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const widths: string = await page.evaluate(measure);
  await page.close();
  return JSON.stringify({ browser: browser.version(), widths });
}

export function keepDrawingMarks(folder: string, marks: string): void {
  writeFileSync(path.join(folder, fileName), marks);
}

/** Whether the screenshots in a folder were taken with the same browser and fonts. */
export function hasSameDrawingMarks(folder: string, marks: string): boolean {
  const file = path.join(folder, fileName);
  return existsSync(file) && readFileSync(file, 'utf8') === marks;
}
