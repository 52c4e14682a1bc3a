import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm-command.mjs';
import { run } from './run.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const binaries = path.join(root, 'node_modules/.bin');

const neededMajor = 24;
const stampFile = path.join(root, 'node_modules/.install-stamp');
const lockFile = path.join(root, '.cache/install.lock');
const firstNode = path.join(root, '.cache/first-node');

/** @typedef {'site' | 'tests'} Purpose what packages are for: building and serving the site, or its tests as well */

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
  process.env.PATH = `${binaries}${path.delimiter}${process.env.PATH ?? ''}`;
  return findNode();
}

/** @param {Purpose} purpose */
async function install(purpose) {
  // Packages of the tests that are already installed are kept.
  const wanted = purpose === 'tests' || readStamp().endsWith(' tests') ? 'tests' : 'site';
  console.info(wanted === 'tests' ? 'Installing packages, those of the tests too…' : 'Installing packages…');
  rmSync(stampFile, { force: true });
  const [command, ...npm] = await npmOnPinnedNode();
  const code = await run(command, [...npm, ...installArguments(process.platform, wanted)], { cwd: root });
  rmSync(firstNode, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The packages could not be installed (npm ended with ${code}); see above.`);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${hashPackages()} ${wanted}`);
}

/**
 * The command for npm on the pinned Node, because an older one warns of every package that requires a newer version. If
 * the pinned Node isn't available for this system or can't be installed, the Node of this process is used.
 * @returns {Promise<[command: string, ...args: string[]]>}
 */
async function npmOnPinnedNode() {
  const [command, ...npm] = npmCommand();
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version = optionalDependencies[name];
  const isOld = Number.parseInt(process.versions.node, 10) < neededMajor;
  if (!isOld || !version || npm.length === 0) return [command, ...npm];
  mkdirSync(firstNode, { recursive: true });
  // A package.json here prevents npm from installing into the site's folder.
  writeFileSync(path.join(firstNode, 'package.json'), '{ "private": true }');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
  await run(command, [...npm, ...args], { cwd: firstNode });
  const node = path.join(firstNode, 'node_modules', name, 'bin/node');
  return [parseMajorVersion(node) >= neededMajor ? node : command, ...npm];
}

/**
 * `npm ci` refuses a lockfile that lists only Linux builds of optional packages; `npm install` honours it, and would
 * omit packages that Next and Tailwind need on other systems. There, only the versions in package.json are fixed.
 * @param {NodeJS.Platform} platform
 * @param {Purpose} purpose
 */
export function installArguments(platform, purpose) {
  const tests = purpose === 'tests' ? '--include=dev' : '--omit=dev';
  const args = ['install', tests, '--include=optional', '--no-audit', '--no-fund'];
  return platform === 'linux' ? args : [...args, '--no-package-lock'];
}

/** @param {Purpose} purpose */
function isInstalled(purpose) {
  const wanted = hashPackages();
  return readStamp() === `${wanted} tests` || (purpose === 'site' && readStamp() === `${wanted} site`);
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

function findNode() {
  const pinned = path.join(binaries, 'node');
  if (parseMajorVersion(pinned) >= neededMajor) return realpathSync(pinned);
  if (parseMajorVersion(process.execPath) >= neededMajor) return process.execPath;
  throw new Error(
    `This site needs Node ${neededMajor} or later; this is ${process.version}, and the Node that npm installs ` +
      `with the packages does not run on ${process.platform} ${process.arch}. Install Node ${neededMajor} from https://nodejs.org/.`,
  );
}

/** @param {string} node */
function parseMajorVersion(node) {
  if (!existsSync(node)) return 0;
  if (realpathSync(node) === realpathSync(process.execPath))
    return Number.parseInt(process.versions.node, 10);
  try {
    return Number.parseInt(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10);
  } catch {
    return 0;
  }
}
