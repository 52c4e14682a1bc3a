import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every prerendered page of the site as a file of the build; Next's own error pages are left unchanged. */
export function prerenderedPages(distFolder: string): string[] {
  return listHtmlFiles(path.join(distFolder, 'server/app')).filter(
    (file) => !path.basename(file).startsWith('_'),
  );
}

/** Every page below a folder, as a path that begins with the folder's. */
export function listHtmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}
