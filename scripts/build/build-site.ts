import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPreview } from '../../lib/config/is-preview';
import type { Env } from '../../lib/config/read-env';
import { withLock } from '../process/lock.mjs';
import { run, wasInterrupted } from '../process/run.mjs';
import { findRunningServer } from '../serve/running-servers';
import { dropFullPayloads } from './drop-full-payloads';
import { fingerprint } from './fingerprint';
import { preparePages } from './prepare-pages';
import { productionEnvironment } from './settings';
import { storePolicies } from './store-policies';

const next = 'node_modules/next/dist/bin/next';

/** Runs `work` under the build lock, for which other builds and starts of this folder wait. */
export function withBuildLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const onWait = () => console.info('Another process is building or starting the site here; waiting for it.');
  return withLock(path.join(root, '.cache/build.lock'), onWait, work);
}

/** Builds the site unless the existing build was made from the same sources and settings. The caller must hold the build lock. */
export async function buildIfChanged(root: string, env: Env): Promise<void> {
  if (isBuildCurrent(root, env)) console.info('The build is up to date.');
  else await buildSite(root, env);
}

/** Throws an Error unless the build in place was made from these sources and settings: this user can't make another. */
export function refuseUnlessBuilt(root: string, env: Env): void {
  if (isBuildCurrent(root, env)) return;
  throw new Error(
    `The site has to be built, and this user may not write to ${root}. Start it as the user that owns the folder, ` +
      'or in a copy of your own.',
  );
}

/** Builds the site and stores the content security policy of each page. Throws an Error on failure. The caller must hold the build lock. */
export async function buildSite(root: string, env: Env): Promise<void> {
  const port = await findRunningServer(root);
  if (port !== undefined) {
    throw new Error(
      `The site has to be built, but a server is running from this folder on port ${port}. Stop it first.`,
    );
  }
  console.info('Building the site…');
  // A failed or interrupted build has no stamp, and so counts as none.
  rmSync(stampFile(root), { force: true });
  const wanted = fingerprint(root, process.env, env.pagesOrigin);
  const code = await run(process.execPath, [next, 'build'], {
    cwd: root,
    env: productionEnvironment(),
  });
  if (wasInterrupted()) throw new Error('Stopped while building.');
  if (code !== 0) throw new Error(`The build failed (next build ended with ${code}); see above.`);
  const { pages, largest, largestStyles } = preparePages(path.join(root, '.next'));
  console.info(`Pages: ${pages}, the largest is ${largest} bytes, of styles ${largestStyles}.`);
  dropFullPayloads(path.join(root, '.next'));
  protectPages(root, env);
  writeFileSync(stampFile(root), `${wanted} ${buildId(root)}`);
}

function protectPages(root: string, env: Env): void {
  const stored = storePolicies(path.join(root, '.next'), {
    https: env.pagesOrigin.startsWith('https:'),
    analytics: Boolean(process.env.NEXT_PUBLIC_GA_ID),
    isPreview: isPreview(env),
  });
  console.info(`Content policy: ${stored.pages} pages, the longest ${stored.longest} bytes.`);
  if (stored.unprotected.length > 0) {
    throw new Error(`The build failed: served without a content policy: ${stored.unprotected.join(', ')}.`);
  }
}

/** The build id ties the stamp to its build: a plain `next build` creates another one, without policies. */
function isBuildCurrent(root: string, env: Env): boolean {
  if (!existsSync(stampFile(root))) return false;
  const stamp = readFileSync(stampFile(root), 'utf8');
  return stamp === `${fingerprint(root, process.env, env.pagesOrigin)} ${buildId(root)}`;
}

function buildId(root: string): string {
  const file = path.join(root, '.next/BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function stampFile(root: string): string {
  return path.join(root, '.next/build-stamp');
}
