import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Whether this user may write what the commands keep in a checkout: locks, packages, the build. */
export function isWritable(root: string): boolean {
  const places = ['.', '.cache', '.cache/servers', '.next'].map((name) => path.join(root, name));
  return places.filter((place) => existsSync(place)).every(mayWrite);
}

/** Whether this user may write a folder or file that exists. */
export function mayWrite(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
