import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Linux's folder in memory. */
const memoryFolder = '/dev/shm';

/** About twice what a run of all tests needs. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Has the programs started from here keep their temporary files in memory, where there is enough of it: databases wait
 * for the disk after each transaction, and tests end processes, never the machine. Returns what removes the files.
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (process.env.TMPDIR || !hasRoom()) return () => undefined;
  const folder = mkdtempSync(path.join(memoryFolder, 'site-tests-'));
  // Some tests start the site as another user.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
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
