import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '../../lib/config/is-preview';
import { buildSettings } from '../../lib/config/read-env';

/**
 * Sources of a build, and the code that processes it; the lockfile represents the packages. Without the tables in
 * `messages`, which only `npm run words` reads.
 */
const builtFrom = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build/content-security-policy.ts',
  'scripts/build/page-headers.ts',
  'scripts/build/build-site.ts',
  'scripts/build/defer-scripts.ts',
  'scripts/build/inline-styles.ts',
  'scripts/build/prepare-pages.ts',
  'scripts/build/prerendered-pages.ts',
  'scripts/build/store-policies.ts',
];

/** A hash of all inputs of a build. If it is the same, a new build would be identical. */
export function fingerprint(
  root: string,
  settings: Record<string, string | undefined>,
  siteUrl: string,
): string {
  const hash = createHash('sha256').update(siteUrl);
  for (const name of buildSettings) {
    // Only its origin is used, which the caller passes.
    if (settings[name] && name !== 'SITE_URL') hash.update(`\0${name}=${settings[name]}`);
  }
  // A preview's pages state whether there is a persistent database.
  if (isPreview(settings)) hash.update(`\0${Boolean(settings.DATABASE_URL)}`);
  for (const name of builtFrom.flatMap((entry) => listSourceFiles(root, entry))) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

function listSourceFiles(root: string, entry: string): string[] {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [entry];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(entry, name))
    .filter((name) => !name.endsWith('.tsv') && statSync(path.join(root, name)).isFile())
    .sort();
}
