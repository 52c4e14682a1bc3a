import { existsSync } from 'node:fs';
import { findFirefox } from '../../tests/support/firefox-finder';
import { run } from '../process/run.mjs';

/**
 * Firefox for `tests/world`: an installed one, else on Debian the distribution's package. Prints why there is none, and
 * returns undefined; its tests are then skipped.
 */
export async function provideFirefox(): Promise<string | undefined> {
  const found = findFirefox();
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    console.error(
      'No Firefox here: install it, or name one in FIREFOX_PATH. Only root can install it, and on Debian.',
    );
    return undefined;
  }
  console.info('No Firefox here; installing firefox-esr…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'firefox-esr'], { env });
  const installed = findFirefox();
  if (!installed) console.error('No Firefox here: firefox-esr could not be installed.');
  return installed;
}
