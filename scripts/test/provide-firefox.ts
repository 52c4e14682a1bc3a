import { findFirefox } from '../../tests/support/firefox-finder';
import { installOnDebian } from './install-on-debian';

/**
 * Firefox for `tests/world`: an installed one, else on Debian the distribution's package. Prints why there is none, and
 * returns undefined; its tests are then skipped.
 */
export async function provideFirefox(): Promise<string | undefined> {
  const found = findFirefox();
  if (found) return found;
  await installOnDebian(['firefox-esr']);
  const installed = findFirefox();
  if (!installed) console.error('No Firefox here: install it, or name one in FIREFOX_PATH.');
  return installed;
}
