import { spawnSync } from 'node:child_process';

const nobody = { uid: 65_534, gid: 65_534 };

/** A user without rights on this machine, as whom root can start programs of this checkout, or why there is none. */
export function findOtherUser(): typeof nobody | { missing: string } {
  if (process.getuid?.() !== 0) return { missing: 'only root can start a process as another user' };
  const { status } = spawnSync(process.execPath, ['--eval', ''], nobody);
  return status === 0 ? nobody : { missing: 'other users may not enter the folder of this checkout' };
}
