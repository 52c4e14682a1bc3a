import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { localeCodes } from '../../../lib/i18n/locales';
import { localePath } from '../../../lib/i18n/path';
import { feedPath, knownPaths } from '../../../lib/site/pages';

export interface Addresses {
  /** Pages in all languages, including alternative addresses. */
  pages: string[];
  /** Prerendered route handlers (such as sitemap and icons), and static files. */
  files: string[];
}

const prerenderManifest = z.object({
  routes: z.record(z.string(), z.object({ dataRoute: z.string().nullable() })),
});

/** Addresses with the same response for everybody, except social pictures, which are rarely requested. */
export function listAddresses(root: string): Addresses {
  const manifest = path.join(root, '.next/prerender-manifest.json');
  const { routes } = prerenderManifest.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const handlers = Object.entries(routes)
    .filter(([address, { dataRoute }]) => dataRoute === null && !/^\/(og\/|[a-z]{2}\/)/.test(address))
    .map(([address]) => address);
  return {
    pages: inAllLanguages(knownPaths),
    files: [
      ...handlers,
      ...inAllLanguages([feedPath]),
      '/.well-known/security.txt',
      ...filesBelow(path.join(root, '.next/static'), '/_next/static/'),
      ...filesBelow(path.join(root, 'public'), '/'),
    ],
  };
}

function inAllLanguages(paths: readonly string[]): string[] {
  return localeCodes.flatMap((code) => paths.map((address) => localePath(code, address)));
}

function filesBelow(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => prefix + name.split(path.sep).map(encodeURIComponent).join('/'));
}
