import { execFileSync } from 'node:child_process';
import type { Env } from '../../lib/config/read-env';
import { findChromium } from '../../lib/rendered-page/find-chromium';

/** The browser that the site would use, undefined without one. Throws an Error when it doesn’t start. */
export function findStartingBrowser(env: Pick<Env, 'CHROMIUM_PATH'>): string | undefined {
  const file = findChromium(env);
  // Chrome for Windows prints no version: with --version it opens a window.
  if (!file || process.platform === 'win32') return file;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return file;
  } catch {
    throw new Error(`${env.CHROMIUM_PATH ? 'CHROMIUM_PATH is' : 'There is'} ${file}, which does not start.`);
  }
}
