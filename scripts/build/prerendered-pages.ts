import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files of all prerendered pages of the site, except Next's own error pages. */
export function prerenderedPages(distFolder: string): string[] {
  return listHtmlFiles(path.join(distFolder, 'server/app')).filter(
    (file) => !path.basename(file).startsWith('_'),
  );
}

/** All HTML files below a folder, as paths that begin with the folder's. */
export function listHtmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}
