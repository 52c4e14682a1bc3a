import 'server-only';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Has this process, and the programs that it starts from now on, keep temporary files in a folder named after it in
 * `parent`. Those of processes that were killed are removed first. Returns the folder.
 */
export async function keepTemporaryFilesApart(parent: string, prefix: string): Promise<string> {
  await removeFoldersOfEnded(parent, prefix);
  const folder = mkdtempSync(join(parent, `${prefix}-${process.pid}-`));
  process.env.TMPDIR = folder;
  return folder;
}

/**
 * Removes the folders of this prefix whose process has ended: one that was killed left them behind. Leaves what it may not
 * remove, such as the folders of another user.
 */
export async function removeFoldersOfEnded(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  const left = names.filter((name) => {
    const pid = name.startsWith(`${prefix}-`) && /^\d+(?=-)/.exec(name.slice(prefix.length + 1));
    return pid && !isRunning(Number(pid[0]));
  });
  for (const name of left) await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
}

/** Whether a process with this id runs on this machine, whoever owns it. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !String(error).includes('ESRCH');
  }
}
