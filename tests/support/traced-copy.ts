import { chmodSync, chownSync, copyFileSync, existsSync, globSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { copyStandalone } from '@/scripts/build/copy-standalone';
import { tempDir } from './temp-dir';

export interface TracedCopy {
  /** The folder above: what the container has as `/`, but for Node and its libraries. */
  root: string;
  folder: string;
  /** The one place where the site may write. */
  dataDir: string;
  /** The Node to start it with. */
  node: string;
  /** User of the process; undefined when we can't change it. */
  uid?: number;
  remove(): void;
}

const isRoot = process.getuid?.() === 0;
/** The user without rights of its own on Linux and macOS. */
const nobody = 65_534;

/** The standalone copy that the container has, read-only and owned by another user where we may do so. */
export async function makeTracedCopy(): Promise<TracedCopy> {
  const temp = tempDir('traced');
  const folder = path.join(temp.path, 'site');
  await copyStandalone(folder, linkOrCopy);
  const node = path.join(temp.path, 'node');
  // Our own Node may be in a folder that only we can read.
  linkOrCopy(process.execPath, node);
  for (const place of [temp.path, folder]) chmodSync(place, 0o755);
  const dataDir = path.join(temp.path, 'data');
  mkdirSync(dataDir);
  if (isRoot) chownSync(dataDir, nobody, nobody);
  else makeReadOnly(folder);
  const remove = () => {
    if (!isRoot) makeWritable(folder);
    temp.remove();
  };
  return { root: temp.path, folder, dataDir, node, uid: isRoot ? nobody : undefined, remove };
}

/** For another user, who may not write to it, a hard link is enough, except on another file system. */
function linkOrCopy(from: string, to: string): void {
  try {
    if (isRoot) linkSync(from, to);
  } catch {
    // On another file system: a copy.
  }
  if (!existsSync(to)) copyFileSync(from, to);
}

function makeReadOnly(folder: string): void {
  for (const name of folders(folder)) chmodSync(name, 0o555);
}

function makeWritable(folder: string): void {
  for (const name of folders(folder).reverse()) chmodSync(name, 0o755);
}

/** The outermost last, so that each can still be reached when its turn comes. */
function folders(root: string): string[] {
  const below = globSync('**/', { cwd: root, exclude: (name) => name === 'node_modules/.bin' });
  return [
    ...below.map((name) => path.join(root, name)).toSorted((one, other) => other.length - one.length),
    root,
  ];
}
