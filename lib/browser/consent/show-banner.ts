import { BANNER_DELAY_MS, CONSENT_KEY } from '@/lib/consent/preferences';

/**
 * Shows the prerendered cookie banner to somebody who has not chosen yet: it must not wait for the scripts, and neither
 * must the pages that need none. Self-contained, because its source text runs inline in the head.
 *
 * @param key of the choice in localStorage
 * @param delayMs after the page has loaded, milliseconds
 */
function showBanner(key: string, delayMs: number): void {
  try {
    // What is stored but damaged is judged with the scripts.
    if (localStorage.getItem(key) !== null) return;
  } catch {
    // Storage can be forbidden; then nothing was chosen.
  }
  addEventListener('load', () => {
    setTimeout(() => {
      document.querySelector('[data-part="cookie-panel"]')?.removeAttribute('hidden');
    }, delayMs);
  });
}

/** The same function as text, for the inline script in the head. */
export const showBannerScript = `(${showBanner.toString()})(${JSON.stringify(CONSENT_KEY)},${BANNER_DELAY_MS})`;
