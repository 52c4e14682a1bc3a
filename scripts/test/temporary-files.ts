import { accessSync, chmodSync, constants, rmSync, statfsSync } from 'node:fs';
import { keepTemporaryFilesApart } from '../../lib/config/process-folders';

/** Linux's folder in memory. */
const memoryFolder = '/dev/shm';

/** About twice what a run of all tests needs. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Has the programs started from here keep their temporary files in memory, where there is enough of it: databases wait
 * for the disk after each transaction, and tests end processes, never the machine. Returns what removes the files.
 */
export async function keepTemporaryFilesInMemory(): Promise<() => void> {
  if (process.env.TMPDIR || !hasRoom()) return () => undefined;
  return keepTemporaryFilesTogether(memoryFolder);
}

/** Has them keep their temporary files in one folder. Those of runs that were killed are removed first. */
export async function keepTemporaryFilesTogether(parent: string): Promise<() => void> {
  const before = process.env.TMPDIR;
  const folder = await keepTemporaryFilesApart(parent, 'site-tests');
  // Some tests start the site as another user.
  chmodSync(folder, 0o1777);
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
