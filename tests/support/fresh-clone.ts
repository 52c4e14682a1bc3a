import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { tempDir } from './temp-dir';

/** A new clone of what was last committed here, without packages and build. */
export function freshClone(name: string) {
  const folder = tempDir(name);
  const site = path.join(folder.path, 'site');
  execFileSync('git', ['clone', '--quiet', path.resolve('.'), site]);
  return {
    path: site,
    remove: folder.remove,
    /** What git says has been changed in it. */
    changes: () => execFileSync('git', ['status', '--porcelain'], { cwd: site, encoding: 'utf8' }),
  };
}
