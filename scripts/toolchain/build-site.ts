import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../../lib/config/env';
import { ownScoreMarks } from '../../lib/config/own-score';
import { measureOwnPages } from '../own-score/measure-own-pages';
import { tellOwnScore } from '../own-score/tell-own-score';
import { fingerprint } from './fingerprint';
import { withLock } from './lock.mjs';
import { movePageData } from './move-page-data';
import { run, wasInterrupted } from './run.mjs';
import { findRunningServer } from './running-servers';
import { productionEnvironment } from './settings';
import { storePolicies } from './store-policies';

const next = 'node_modules/next/dist/bin/next';

/** Keeps every other build and start of this folder waiting while `work` runs. */
export function withBuildLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const onWait = () => console.info('Another process is building or starting the site here; waiting for it.');
  return withLock(path.join(root, '.cache/build.lock'), onWait, work);
}

/** Builds the site unless the build in place was made from the same sources and settings. Hold the build lock. */
export async function buildIfChanged(root: string, env: Env): Promise<void> {
  if (isBuildCurrent(root, env)) console.info('The build is up to date.');
  else await buildSite(root, env);
}

/** Builds the site and stores the content policy of each page. Throws a sentence on failure. Hold the build lock. */
export async function buildSite(root: string, env: Env): Promise<void> {
  const port = await findRunningServer(root);
  if (port !== undefined) {
    throw new Error(
      `The site has to be built, but a server is running from this folder on port ${port}. Stop it first.`,
    );
  }
  console.info('Building the site…');
  // Without its stamp a build that fails or is interrupted counts as none.
  rmSync(stampFile(root), { force: true });
  const wanted = fingerprint(root, process.env, env.SITE_URL);
  const code = await run(process.execPath, [next, 'build'], {
    cwd: root,
    env: { ...productionEnvironment(), MEASURES_OWN_SCORE: 'yes' },
  });
  if (wasInterrupted()) throw new Error('Stopped while building.');
  if (code !== 0) throw new Error(`The build failed (next build ended with ${code}); see above.`);
  const moved = movePageData(path.join(root, '.next'));
  console.info(`Page data: moved out of ${moved.pages} pages, the largest is ${moved.largest} bytes now.`);
  protectPages(root, env);
  await judgeOwnPages(root, env);
  writeFileSync(stampFile(root), `${wanted} ${buildId(root)}`);
}

function protectPages(root: string, env: Env): void {
  const stored = storePolicies(path.join(root, '.next'), {
    https: env.SITE_URL.startsWith('https:'),
    analytics: Boolean(process.env.NEXT_PUBLIC_GA_ID),
  });
  console.info(`Content policy: ${stored.pages} pages, the longest ${stored.longest} bytes.`);
  if (stored.unprotected.length > 0) {
    throw new Error(`The build failed: served without a content policy: ${stored.unprotected.join(', ')}.`);
  }
}

/** The pages that most visitors see, in every language, and every page in English; the tests judge all of them. */
const judgedEverywhere = /^\/[a-z]{2}(?:\/(?:services|products|contact|seo-checker))?$/;
const inEnglish = /^\/(?![a-z]{2}(?:\/|$))/;

async function judgeOwnPages(root: string, env: Env): Promise<void> {
  const pages = await measureOwnPages(
    env.SITE_URL,
    (page) => inEnglish.test(page) || judgedEverywhere.test(page),
  );
  // The server that was asked keeps copies of pages, which would outlive the change that follows.
  rmSync(path.join(root, '.next/server/route-cache'), { recursive: true, force: true });
  const lowest = Math.min(...pages.map(({ score }) => score));
  tellOwnScore(path.join(root, '.next'), { pages: pages.length, lowest }, ownScoreMarks);
  console.info(`Our own checker: ${pages.length} pages of ours, lowest score ${lowest}.`);
  for (const { path: page, score, failed } of pages.filter((page) => page.score < 100)) {
    console.warn(`  ${page} scores ${score}: ${failed.join(', ')}`);
  }
}

/** The build id ties the stamp to its build: a bare `next build` makes another one, without policies. */
function isBuildCurrent(root: string, env: Env): boolean {
  if (!existsSync(stampFile(root))) return false;
  const stamp = readFileSync(stampFile(root), 'utf8');
  return stamp === `${fingerprint(root, process.env, env.SITE_URL)} ${buildId(root)}`;
}

function buildId(root: string): string {
  const file = path.join(root, '.next/BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function stampFile(root: string): string {
  return path.join(root, '.next/build-stamp');
}
