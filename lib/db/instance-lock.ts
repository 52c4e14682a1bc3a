import 'server-only';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fullDisk, isDiskFull } from './describe-full-disk';
import { notWritable } from './not-writable';
import { makeFile } from './sqlite';
import { isBusy } from './sqlite-driver';

/** Long enough for a process that is shutting down to finish its requests. */
const patienceMs = 3000;
const retryAfterMs = 100;

/**
 * Reserves the folder of an embedded database for one site until the returned function is called or the process ends.
 * It is a lock of the operating system, held through SQLite: a killed process leaves none behind, and containers that
 * share a volume respect it. Throws an Error of one sentence if another site holds it.
 */
export async function lockInstance(dataDir: string, waitMs = patienceMs): Promise<() => void> {
  const file = makeLockFile(dataDir);
  for (const deadline = Date.now() + waitMs; ; await wait(retryAfterMs)) {
    const lock = new DatabaseSync(file, { timeout: 0 });
    try {
      // A journal in memory: the lock needs no room on a disk that may be full.
      lock.exec('pragma journal_mode = memory; begin exclusive');
      return () => {
        if (lock.isOpen) lock.close();
      };
    } catch (error) {
      lock.close();
      if (!isBusy(error)) throw error;
      if (Date.now() >= deadline) {
        throw new Error(
          `Another site runs with the embedded database in ${dataDir}: stop it first, or give each a DATA_DIR of its ` +
            'own, or all of them one DATABASE_URL.',
        );
      }
    }
  }
}

function makeLockFile(dataDir: string): string {
  const file = join(/* turbopackIgnore: true */ dataDir, 'site.lock');
  try {
    makeFile(file);
    return file;
  } catch (error) {
    if (isDiskFull(error)) throw new Error(fullDisk(dataDir));
    if (!/EACCES|EPERM|EROFS/.test(String(error))) throw error;
    throw new Error(notWritable(dataDir));
  }
}
