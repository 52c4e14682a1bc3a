import { execFileSync } from 'node:child_process';
import type { Env } from '../../lib/config/read-env';
import { findChromium } from '../../lib/headless-browser/find-chromium';

/** The browser that the site would use; undefined if there is none. Throws an Error if it doesn’t start. */
export function findStartingBrowser(env: Pick<Env, 'CHROMIUM_PATH'>): string | undefined {
  const file = findChromium(env);
  // On Windows it isn’t tried: there, Chrome opens a window with --version.
  if (!file || process.platform === 'win32') return file;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return file;
  } catch {
    throw new Error(`${env.CHROMIUM_PATH ? 'CHROMIUM_PATH is' : 'There is'} ${file}, which does not start.`);
  }
}
