import { chmodSync, chownSync, copyFileSync, existsSync, globSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { copyStandalone } from '@/scripts/build/copy-standalone';
import { tempDir } from './temp-dir';

export interface TracedCopy {
  /** The folder above: what the container has as `/`, but for Node and its libraries. */
  root: string;
  folder: string;
  /** The only folder in which the site may write. */
  dataDir: string;
  /** Path of the Node to start it with. */
  node: string;
  /** User id for the process; undefined if we can't change it. */
  uid?: number;
  remove(): void;
}

const isRoot = process.getuid?.() === 0;
/** Id of the user `nobody`, which has no privileges. */
const nobody = 65_534;

/** Makes the standalone copy that the container has: read-only, and owned by another user if we are allowed to. */
export async function makeTracedCopy(): Promise<TracedCopy> {
  const temp = tempDir('traced');
  const folder = path.join(temp.path, 'site');
  await copyStandalone(folder, linkOrCopy);
  const node = path.join(temp.path, 'node');
  // Our own Node may be in a folder that the other user can't read.
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

/** Links the file if the process runs as another user, who can't write to it; otherwise copies it. */
function linkOrCopy(from: string, to: string): void {
  try {
    if (isRoot) linkSync(from, to);
  } catch {
    // It is on another file system, so it is copied.
  }
  if (!existsSync(to)) copyFileSync(from, to);
}

function makeReadOnly(folder: string): void {
  for (const name of folders(folder)) chmodSync(name, 0o555);
}

function makeWritable(folder: string): void {
  for (const name of folders(folder).reverse()) chmodSync(name, 0o755);
}

/** All folders, the outermost last, so that each is still accessible when its permissions are changed. */
function folders(root: string): string[] {
  const below = globSync('**/', { cwd: root, exclude: (name) => name === 'node_modules/.bin' });
  return [
    ...below.map((name) => path.join(root, name)).toSorted((one, other) => other.length - one.length),
    root,
  ];
}
