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

/**
 * Installs the packages unless they are those of the lockfile already, and returns a Node that can run the site. Works
 * on Node 18 and later with nothing installed. Throws an Error with instructions.
 * @returns {Promise<string>} path of the Node to go on with
 */
export async function setUp() {
  if (!isInstalled()) {
    const onWait = () => console.info('Another process is installing packages here; waiting for it.');
    await withLock(lockFile, onWait, async () => {
      if (!isInstalled()) await install();
    });
  }
  process.env.PATH = `${binaries}${path.delimiter}${process.env.PATH ?? ''}`;
  return findNode();
}

async function install() {
  console.info('Installing packages…');
  rmSync(stampFile, { force: true });
  const [command, ...npm] = npmCommand();
  const code = await run(command, [...npm, ...installArguments(process.platform)], { cwd: root });
  if (code !== 0) throw new Error(`The packages could not be installed (npm ended with ${code}); see above.`);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wantedStamp());
}

/**
 * `npm ci` refuses a lockfile that lists only Linux builds of optional packages; `npm install` honours it, and would
 * omit packages that Next and Tailwind need on other systems. There, only the versions in package.json are fixed.
 * @param {NodeJS.Platform} platform
 */
export function installArguments(platform) {
  const args = ['install', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  return platform === 'linux' ? args : [...args, '--no-package-lock'];
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();
}

/** Not the Node version: the first start may run on the system's Node and the next on the pinned one, with the same packages. */
function wantedStamp() {
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
