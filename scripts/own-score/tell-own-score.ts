import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatters } from '../../lib/i18n/format';
import { type Locale, localeCodes } from '../../lib/i18n/locales';
import { appFolders, pageDataFolder } from '../toolchain/move-page-data';

export interface OwnScore {
  /** How many pages were judged. */
  pages: number;
  /** Of all of them, 0–100. */
  lowest: number;
}

interface Marks {
  pages: string;
  lowest: string;
}

const dataLink = new RegExp(`/_next/(${pageDataFolder}/[0-9a-f]+\\.js)`);

/**
 * Writes the measured figures over their marks in every file of the built checker page, in each language's digits.
 * Returns how many places it found; throws when a language has none.
 */
export function tellOwnScore(distFolder: string, score: OwnScore, marks: Marks): number {
  return localeCodes.reduce((sum, locale) => {
    const write = writer(locale, score, marks);
    const pages = appFolders(distFolder).map((app) => path.join(app, locale, 'seo-checker.html'));
    const files = pages.flatMap((html) => [html, ...filesBeside(html)]);
    const places = files.reduce((count, file) => count + write(file), 0);
    if (places === 0) throw new Error(`The page ${locale}/seo-checker has no place for its score.`);
    return sum + places + tellPageData(distFolder, pages, write);
  }, 0);
}

/** Browsers keep the data by its name, so new data gets a new one. */
function tellPageData(distFolder: string, pages: readonly string[], write: (file: string) => number): number {
  const [, name] = pages.map((html) => dataLink.exec(readFileSync(html, 'utf8'))).find(Boolean) ?? [];
  if (!name) return 0;
  const file = path.join(distFolder, name);
  const places = write(file);
  if (places === 0) return 0;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 20);
  const renamed = `${pageDataFolder}/${hash}.js`;
  renameSync(file, path.join(distFolder, renamed));
  for (const html of pages) writeFileSync(html, readFileSync(html, 'utf8').replaceAll(name, renamed));
  return places;
}

/** What the browser loads when it comes from another page of ours. */
function filesBeside(html: string): string[] {
  const data = html.replace(/\.html$/, '.rsc');
  const folder = html.replace(/\.html$/, '.segments');
  const segments = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))
    : [];
  return [data, ...segments.filter((file) => file.endsWith('.rsc'))].filter((file) => existsSync(file));
}

function writer(locale: Locale, score: OwnScore, marks: Marks): (file: string) => number {
  const { number } = formatters(locale);
  const figures = [
    [marks.pages, number(score.pages)],
    [marks.lowest, number(score.lowest)],
  ] as const;
  return (file) => {
    const text = readFileSync(file, 'utf8');
    const places = figures.reduce((count, [mark]) => count + text.split(mark).length - 1, 0);
    if (places === 0) return 0;
    writeFileSync(
      file,
      figures.reduce((rest, [mark, figure]) => rest.replaceAll(mark, figure), text),
    );
    return places;
  };
}
