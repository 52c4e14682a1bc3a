import 'server-only';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/config/env';

/** SQLite's log of changes needs four times as much before it is written back. */
const probeBytes = 1024 ** 2;

/**
 * A sentence for the person who starts the site if the disk of the embedded database is full, else undefined. The site
 * starts all the same: pages need no room, and staff can read what is stored.
 */
export function describeFullDisk(dataDir = env.DATA_DIR): string | undefined {
  if (env.DATABASE_URL) return undefined;
  const file = join(/* turbopackIgnore: true */ dataDir, `probe-${process.pid}`);
  try {
    writeFileSync(file, Buffer.alloc(probeBytes), { mode: 0o600 });
    return undefined;
  } catch (error) {
    return isDiskFull(error) ? `${fullDisk(dataDir)} Pages are shown; no enquiry can be stored.` : undefined;
  } finally {
    rmSync(file, { force: true });
  }
}

export const fullDisk = (dataDir: string) => `The disk of ${dataDir} is full: make room there.`;

/** Whether a call failed because the disk, or the user's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  return /\b(ENOSPC|EDQUOT)\b|database or disk is full/.test(String(error));
}
