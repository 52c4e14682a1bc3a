import { BANNER_DELAY_MS, CONSENT_KEY } from '@/lib/consent/preferences';

/**
 * Shows the prerendered cookie banner to somebody who has not chosen yet: it appears without waiting for the page's
 * scripts. Self-contained, because its source text runs inline in the head.
 * @param key of the choice in localStorage
 * @param delayMs after the page has loaded, milliseconds
 */
function showBanner(key: string, delayMs: number): void {
  try {
    // An invalid stored choice is handled by the page's scripts.
    if (localStorage.getItem(key) !== null) return;
  } catch {
    // Storage can be blocked; then nothing was chosen.
  }
  // Not between a press and its release: the release would hit the banner, and the press would be lost.
  function show(): void {
    if (document.documentElement.matches(':active')) setTimeout(show, 100);
    else document.querySelector('[data-part="cookie-panel"]')?.removeAttribute('hidden');
  }
  addEventListener('load', () => {
    setTimeout(show, delayMs);
  });
}

/** The same function as text, for the inline script in the head. */
export const showBannerScript = `(${showBanner.toString()})(${JSON.stringify(CONSENT_KEY)},${BANNER_DELAY_MS})`;
