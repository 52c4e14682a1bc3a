import { BANNER_DELAY_MS, CONSENT_KEY } from '@/lib/consent/preferences';

/**
 * Shows the prerendered cookie banner to visitors who have not chosen yet, without waiting for the page's scripts.
 * Self-contained, because its source text runs inline in the head.
 * @param key of the choice in localStorage, and in the cookie that mirrors it
 * @param delayMs after the page has loaded, milliseconds
 */
function showBanner(key: string, delayMs: number): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Storage can be blocked: then the cookie counts.
  }
  try {
    const { analytics, marketing } = JSON.parse(stored ?? '{}');
    if (typeof analytics === 'boolean' && typeof marketing === 'boolean') return;
  } catch {
    // A damaged choice is none.
  }
  if (stored === null && document.cookie.includes(`${key}=necessary`)) return;
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
