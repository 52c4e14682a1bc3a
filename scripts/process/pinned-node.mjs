import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const neededMajor = 24;
/** The package that has Node for this system. */
const packageName = `node-${process.platform}-${process.arch}`;

/**
 * A Node that can run the site: the one of the packages, else that of this process; undefined if neither is there. It is
 * looked for in its package, because npm 10 leaves out its link in `.bin`: the package for the other processor, which
 * can't be installed, has a program of the same name, and the link is removed with it.
 * @param {string} root folder of the site
 * @returns {string | undefined}
 */
export function findNode(root) {
  const pinned = nodeBelow(root);
  if (isNewEnough(pinned)) return realpathSync(pinned);
  return isNewEnough(process.execPath) ? process.execPath : undefined;
}

/**
 * Makes the link that npm 10 leaves out: commands of package.json run on the first `node` in PATH, and npm puts `.bin` there.
 * @param {string} root folder of the site
 */
export function linkNode(root) {
  const binaries = path.join(root, 'node_modules/.bin');
  const link = path.join(binaries, 'node');
  if (!existsSync(nodeBelow(root)) || existsSync(link)) return;
  try {
    // One that leads nowhere.
    if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
    symlinkSync(path.relative(binaries, nodeBelow(root)), link);
  } catch {
    // Another process was faster, or this user may not write here.
  }
}

/** @param {string} folder with a `node_modules` folder */
export function nodeBelow(folder) {
  return path.join(folder, 'node_modules', packageName, 'bin/node');
}

/**
 * What npm calls the package with Node for this system, in the version of package.json; undefined if there is none.
 * @param {string} root folder of the site
 */
export function pinnedPackage(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version = optionalDependencies[packageName];
  return version && `${packageName}@${version}`;
}

/** @param {string} node */
export function isNewEnough(node) {
  return readMajorVersion(node) >= neededMajor;
}

export const noNode =
  `This site needs Node ${neededMajor} or later; this is ${process.version}, and the Node that npm installs ` +
  `with the packages does not run on ${process.platform} ${process.arch}. Install Node ${neededMajor} from https://nodejs.org/.`;

/** @param {string} node */
function readMajorVersion(node) {
  if (!existsSync(node)) return 0;
  if (realpathSync(node) === realpathSync(process.execPath))
    return Number.parseInt(process.versions.node, 10);
  try {
    return Number.parseInt(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10);
  } catch {
    return 0;
  }
}
