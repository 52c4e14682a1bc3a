import { execFileSync } from 'node:child_process';
import { tempDir } from './temp-dir';

/** A folder on a disk of its own with so many bytes; undefined where this user may make none. */
export function smallDisk(bytes: number): { path: string; remove(): void } | undefined {
  const folder = tempDir('small-disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder.path], { stdio: 'ignore' });
  } catch {
    folder.remove();
    return undefined;
  }
  const remove = () => {
    execFileSync('umount', [folder.path]);
    folder.remove();
  };
  return { path: folder.path, remove };
}
