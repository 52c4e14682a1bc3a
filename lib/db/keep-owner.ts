import 'server-only';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a file or folder that root has made to the owner of another one. Commands are often run as root, beside a site
 * that runs as a user of its own and could not read what they leave.
 */
export function giveToOwnerOf(like: string, made: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(made, uid, gid);
}

/** Creates a folder for its owner only, and the folders above it, unless they exist. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made))
    giveToOwnerOf(dirname(first), made);
}
