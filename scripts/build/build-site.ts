import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isPreview } from '../../lib/config/is-preview';
import type { Env } from '../../lib/config/read-env';
import { withLock } from '../process/lock.mjs';
import { run, wasInterrupted } from '../process/run.mjs';
import { findRunningServer } from '../serve/running-servers';
import { BuildOutput } from './build-output';
import { fingerprint } from './fingerprint';
import { finishBuild } from './finish-build';
import { type PageBuildSettings, settingsVariable } from './page-build-settings';
import { readPageSteps } from './page-step';
import { productionEnvironment } from './settings';

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

/**
 * Builds the site and stores the content security policy of each page. Prints one line a phase, and all that Next printed
 * if it fails. Throws an Error on failure. The caller must hold the build lock.
 */
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
  const settings: PageBuildSettings = {
    steps: [...readPageSteps(process.env.PAGE_STEPS)],
    https: env.pagesOrigin.startsWith('https:'),
    analytics: Boolean(process.env.NEXT_PUBLIC_GA_ID),
    isPreview: isPreview(env),
  };
  const output = new BuildOutput();
  const code = await run(process.execPath, [next, 'build'], {
    cwd: root,
    env: { ...productionEnvironment(), [settingsVariable]: JSON.stringify(settings) },
    listen: (text) => output.add(text),
  });
  if (wasInterrupted()) throw new Error('Stopped while building.');
  if (code !== 0) {
    console.error(output.text);
    throw new Error(`The build failed (next build ended with ${code}); see above.`);
  }
  // With a platform's adapter, build-adapter.ts has prepared the pages, which are in other places then, and the server is the platform's.
  if (!process.env.NEXT_ADAPTER_PATH) {
    preparePages(root, settings);
    const bundled = await run(process.execPath, ['scripts/build/bundle.mjs', 'server'], { cwd: root });
    if (bundled !== 0) throw new Error('The build failed: the server could not be compiled; see above.');
  }
  writeFileSync(stampFile(root), `${wanted} ${buildId(root)}`);
}

function preparePages(root: string, settings: PageBuildSettings): void {
  const { report, unprotected } = finishBuild(path.join(root, '.next'), settings, nextVersion(root));
  for (const line of report) console.info(line);
  if (unprotected.length === 0) return;
  throw new Error(`The build failed: served without a content policy: ${unprotected.join(', ')}.`);
}

function nextVersion(root: string): string {
  const text = readFileSync(path.join(root, 'node_modules/next/package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
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
