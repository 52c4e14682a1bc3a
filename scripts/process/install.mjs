import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm-command.mjs';
import { findNode, isNewEnough, linkNode, nodeBelow, noNode, pinnedPackage } from './pinned-node.mjs';
import { run, wasInterrupted } from './run.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = path.join(root, 'node_modules');
const stampFile = path.join(packages, '.install-stamp');
const lockFile = path.join(root, '.cache/install.lock');
const firstNode = path.join(root, '.cache/first-node');

/** In place of a stamp while npm works: an installation that was killed leaves packages with files missing, which npm takes for whole. */
const unfinished = 'unfinished';

/**
 * What packages are for: building and serving the site, its tests as well, or the owner's commands. These take the packages
 * that are here, also of another version: nothing is installed under a running site, or where only the copy of the
 * database before a new version was asked for.
 * @typedef {'site' | 'tests' | 'owner'} Purpose
 */

/**
 * Installs the packages unless those of the lockfile are already installed, and returns a Node that can run the site.
 * Works on Node 18 and later with nothing installed. Throws an Error with instructions.
 * @param {Purpose} purpose
 * @returns {Promise<string>} path of the Node to continue with
 */
export async function setUp(purpose) {
  if (!isInstalled(purpose)) {
    const onWait = () => console.info('Another process is installing packages here; waiting for it.');
    await withLock(lockFile, onWait, async () => {
      if (!isInstalled(purpose)) await install(purpose);
    });
  }
  linkNode(root);
  process.env.PATH = `${path.join(packages, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  const node = findNode(root);
  if (!node) throw new Error(noNode);
  return node;
}

/** @param {Purpose} purpose */
async function install(purpose) {
  // Packages of the tests that are already installed are kept.
  const wanted = purpose === 'tests' || readStamp().endsWith(' tests') ? 'tests' : 'site';
  console.info(wanted === 'tests' ? 'Installing packages, those of the tests too…' : 'Installing packages…');
  if (readStamp() === unfinished) rmSync(packages, { recursive: true, force: true });
  rmSync(stampFile, { force: true });
  const [command, ...npm] = await npmOnPinnedNode();
  mkdirSync(packages, { recursive: true });
  writeFileSync(stampFile, unfinished);
  const code = await run(command, [...npm, ...installArguments(wanted)], { cwd: root });
  rmSync(firstNode, { recursive: true, force: true });
  if (code !== 0) {
    // Unless it was killed, npm has put back what was there before.
    if (code < 128 && !wasInterrupted()) rmSync(stampFile, { force: true });
    throw new Error(`The packages could not be installed (npm ended with ${code}); see above.`);
  }
  writeFileSync(stampFile, `${hashPackages()} ${wanted}`);
}

/**
 * The command for npm on the pinned Node, because an older one warns of every package that requires a newer version. If
 * the pinned Node isn't available for this system or can't be installed, the Node of this process is used.
 * @returns {Promise<[command: string, ...args: string[]]>}
 */
async function npmOnPinnedNode() {
  const [command, ...npm] = npmCommand();
  const wanted = pinnedPackage(root);
  if (isNewEnough(process.execPath) || !wanted || npm.length === 0) return [command, ...npm];
  mkdirSync(firstNode, { recursive: true });
  // A package.json here prevents npm from installing into the site's folder.
  writeFileSync(path.join(firstNode, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', wanted];
  await run(command, [...npm, ...args], { cwd: firstNode });
  const node = nodeBelow(firstNode);
  return [isNewEnough(node) ? node : command, ...npm];
}

/**
 * `--no-save` takes the versions from the lockfile and leaves it alone: npm 10 and 11 would each write it their own way.
 * `npm ci` would install the same, but deletes what is there first.
 * @param {Purpose} purpose
 */
function installArguments(purpose) {
  const tests = purpose === 'tests' ? '--include=dev' : '--omit=dev';
  return ['install', '--no-save', tests, '--include=optional', '--no-audit', '--no-fund'];
}

/** Also whether there is a Node to continue with: then a later attempt may succeed. @param {Purpose} purpose */
function isInstalled(purpose) {
  if (!findNode(root)) return false;
  if (purpose === 'owner') return readStamp() !== unfinished && existsSync(path.join(packages, 'tsx'));
  const wanted = hashPackages();
  const stamps = purpose === 'tests' ? ['tests'] : ['tests', 'site'];
  return stamps.some((stamp) => readStamp() === `${wanted} ${stamp}`);
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

/** Excludes the Node version: the first start may run on the system's Node and the next on the pinned one, with the same packages. */
function hashPackages() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    const file = path.join(root, name);
    hash.update(`\0${name}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}
