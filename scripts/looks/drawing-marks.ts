import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

const fileName = 'drawn-with.json';

/** Words in scripts for which the site brings no font: they are as wide as the machine's own fonts make them. */
const measure = `['日本語', '简体中文', 'Български', 'فارسی', '→ ✓ 🇦🇺', 'Wilma'].flatMap((text) =>
['sans-serif', 'serif', 'monospace'].map((family) => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = '40px ' + family;
  return Math.round(pen.measureText(text).width);
})).join()`;

/** What a picture depends on beside the site: the browser's version and the machine's fonts. */
export async function readDrawingMarks(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const widths: string = await page.evaluate(measure);
  await page.close();
  return JSON.stringify({ browser: browser.version(), widths });
}

export function keepDrawingMarks(folder: string, marks: string): void {
  writeFileSync(path.join(folder, fileName), marks);
}

/** Whether the pictures in a folder were drawn with the same browser and fonts. */
export function drawnAlike(folder: string, marks: string): boolean {
  const file = path.join(folder, fileName);
  return existsSync(file) && readFileSync(file, 'utf8') === marks;
}
