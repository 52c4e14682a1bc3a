import 'server-only';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';

interface Writer {
  user?: number | undefined;
  isReadOnly?: boolean;
}

/** A sentence with the remedy for a folder of data that this user may not write to, such as a mounted disk of root's. */
export function notWritable(
  dataDir: string,
  { user = process.getuid?.(), isReadOnly = isOnReadOnlyDisk(dataDir) }: Writer = {},
): string {
  if (isReadOnly) {
    return `${dataDir} is on a disk that is mounted for reading only: mount it for writing (mount -o remount,rw), or name another folder in DATA_DIR.`;
  }
  const remedy = user === undefined ? '' : `make user ${user} its owner (chown -R ${user} ${dataDir}), or `;
  return `This user may not write to ${dataDir}: ${remedy}name another folder in DATA_DIR.`;
}

function isOnReadOnlyDisk(folder: string): boolean {
  if (!existsSync(folder)) return isOnReadOnlyDisk(dirname(folder));
  try {
    accessSync(/* turbopackIgnore: true */ folder, constants.W_OK);
    return false;
  } catch (error) {
    return String(error).includes('EROFS');
  }
}
