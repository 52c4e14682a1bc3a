import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSettings } from '../../lib/config/env';

/** What a build is made from, and what works on it afterwards; the lockfile stands for the packages. */
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
  'scripts/content-security-policy.ts',
  'scripts/page-headers.ts',
  'scripts/toolchain/build-site.ts',
  'scripts/toolchain/defer-scripts.ts',
  'scripts/toolchain/inline-styles.ts',
  'scripts/toolchain/prepare-pages.ts',
  'scripts/toolchain/prerendered-pages.ts',
  'scripts/toolchain/store-policies.ts',
];

/** One hash for everything that shapes a build: the same hash means that building again changes nothing. */
export function fingerprint(
  root: string,
  settings: Record<string, string | undefined>,
  siteUrl: string,
): string {
  const hash = createHash('sha256').update(siteUrl);
  for (const name of buildSettings) {
    // Its origin alone is used, which the caller knows.
    if (settings[name] && name !== 'SITE_URL') hash.update(`\0${name}=${settings[name]}`);
  }
  for (const name of builtFrom.flatMap((entry) => filesOf(root, entry))) {
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

function filesOf(root: string, entry: string): string[] {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [entry];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(entry, name))
    .filter((name) => statSync(path.join(root, name)).isFile())
    .sort();
}
