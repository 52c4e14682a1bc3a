import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '../../lib/config/is-preview';
import { buildSettings } from '../../lib/config/read-env';

/**
 * Sources of a build, and the programs that make it; the lockfile represents the packages. Of `messages` without the tables,
 * which only `npm run words` reads.
 */
const builtFrom = [
  '{app,components,lib,public,scripts/build}/**',
  'messages/**/!(*.tsv)',
  '{middleware,instrumentation,server}.ts',
  '{next,postcss}.config.mjs',
  '{tsconfig,package,package-lock}.json',
];

/** A hash of all inputs of a build. If it is the same, a new build would be identical. */
export function fingerprint(
  root: string,
  settings: Record<string, string | undefined>,
  siteUrl: string,
): string {
  const hash = createHash('sha256').update(siteUrl);
  for (const name of [...buildSettings, 'PAGE_STEPS']) {
    // Only its origin is used, which the caller passes.
    if (settings[name] && name !== 'SITE_URL') hash.update(`\0${name}=${settings[name]}`);
  }
  // With a platform's adapter, Next keeps pages where its own server doesn't look.
  if (settings.NEXT_ADAPTER_PATH) hash.update('\0adapter');
  // A preview's pages state whether there is a persistent database.
  if (isPreview(settings)) hash.update(`\0${Boolean(settings.DATABASE_URL)}`);
  for (const name of listSourceFiles(root)) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

function listSourceFiles(root: string): string[] {
  return globSync(builtFrom, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
