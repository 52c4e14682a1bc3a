import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Mock {
  /** The project's id, from the file name. */
  id: string;
  file: string;
  /** A colour of the picture that no visitor takes for a gap, from the page's theme-color. */
  colour: string;
}

/** The mock home pages in a folder. Throws if one has no theme-color. */
export function listMocks(folder: string): Mock[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return { id: path.basename(name, '.html'), file, colour: readColour(file) };
    });
}

function readColour(file: string): string {
  const colour = /<meta\s+name="theme-color"\s+content="(#[\da-f]{6})"/i.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
  if (!colour) throw new Error(`${path.basename(file)} has no <meta name="theme-color" content="#rrggbb">.`);
  return colour.toLowerCase();
}
