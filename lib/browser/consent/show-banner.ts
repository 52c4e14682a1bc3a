import { BANNER_DELAY_MS, CONSENT_KEY } from '@/lib/consent/preferences';

/**
 * Shows the prerendered cookie banner to visitors who have not chosen yet, without waiting for the page's scripts.
 * Self-contained, because its source text runs inline in the head.
 * @param key of the choice in localStorage
 * @param delayMs after the page has loaded, milliseconds
 */
function showBanner(key: string, delayMs: number): void {
  try {
    const { analytics, marketing } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof analytics === 'boolean' && typeof marketing === 'boolean') return;
  } catch {
    // Storage can be blocked, or damaged: then there is no choice.
  }
  // Not between press and release of the pointer: the release would hit the banner, and the click would be lost.
  function show(): void {
    if (document.documentElement.matches(':active')) setTimeout(show, 100);
    else document.querySelector('[data-part="cookie-panel"]')?.removeAttribute('hidden');
  }
  addEventListener('load', () => {
    setTimeout(show, delayMs);
  });
}

/** The function's source, for the inline script in the head. */
export const showBannerScript = `(${showBanner.toString()})(${JSON.stringify(CONSENT_KEY)},${BANNER_DELAY_MS})`;
