import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blankSettings } from '../../../tests/support/browser-environment';
import { tempDir } from '../../../tests/support/temp-dir';
import { startBuiltSite } from '../built-site';
import { answerLocations, type StoredAnswer } from './answer-locations';
import { listAddresses } from './list-addresses';
import { nginxConf } from './nginx-conf';
import { type Answer, recordAnswers } from './record-answers';
import { type Effort, storeBody } from './store-body';

/** Each body is compressed in two ways at once, so two bodies keep Node's four threads busy. */
const atOnce = 2;
/** Addresses and paths in the images of compose.yaml. */
export const inContainer = {
  listen: '8080',
  sites: ['site-1:3000', 'site-2:3000'],
  folder: '/front',
  temporary: '/tmp',
};

/** Where the front of a build is prepared. */
export const frontFolder = (root: string) => path.join(root, '.next/front');

/** Whether the front was prepared from the current build by the current code, with at least this effort. */
export function isFrontCurrent(root: string, effort: Effort = 'most'): boolean {
  const stamp = path.join(frontFolder(root), 'stamp');
  if (!existsSync(stamp)) return false;
  const enough: Effort[] = effort === 'most' ? ['most'] : ['most', 'least'];
  return enough.map((each) => currentStamp(root, each)).includes(readFileSync(stamp, 'utf8'));
}

/**
 * Starts the built site, requests every address with the same response for everybody, and stores the responses, their
 * compressed versions and nginx's configuration in `.next/front`. Returns the number of responses.
 */
export async function prepareFront(root: string, siteUrl: string, effort: Effort = 'most'): Promise<number> {
  const folder = frontFolder(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  const answers = await askBuiltSite(root, siteUrl);
  const stored = await storeAll(path.join(folder, 'files'), answers, effort);
  writeFileSync(path.join(folder, 'answers.conf'), answerLocations(stored));
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConf(inContainer));
  // Written last: an interrupted preparation counts as none.
  writeFileSync(path.join(folder, 'stamp'), currentStamp(root, effort));
  return stored.length;
}

/** Runs the site with only its address configured, so that it neither sends mail nor opens the real database. */
async function askBuiltSite(root: string, siteUrl: string): Promise<Answer[]> {
  const data = tempDir('front');
  const site = await startBuiltSite({
    ...blankSettings(),
    SITE_URL: siteUrl,
    SITE_ENV: process.env.SITE_ENV ?? '',
    DATA_DIR: data.path,
    LOAD_SHEDDING: 'off',
  });
  try {
    return await recordAnswers(site.origin, listAddresses(root));
  } finally {
    await site.stop();
    data.remove();
  }
}

async function storeAll(folder: string, answers: readonly Answer[], effort: Effort): Promise<StoredAnswer[]> {
  const waiting = [...answers.entries()];
  const stored: StoredAnswer[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { body, ...answer }] = next;
      const { contentType } = answer;
      stored[index] = { ...answer, ...(await storeBody(folder, { body, contentType }, effort)) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

function currentStamp(root: string, effort: Effort): string {
  const folder = path.join(root, 'scripts/serve/front');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, name)));
  return `${readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8')} ${hash.digest('hex')} ${effort}`;
}
