import { consentSignals, type GivenConsent, startConsentMode } from './consent-mode';

/** The cookies of Google's script, and those of them that are about advertisements: https://business.safety.google/adscookies/ */
const cookieOfScript = /^_(?:ga|gid|gat|gac|gcl)(?:_|$)/;
const cookieOfAds = /^_(?:gac|gcl)(?:_|$)/;

/** Dispatched on the window after each change. */
const EVENT = 'site:consent';

/**
 * Switches analytics on or off until the page is left: the global flag that our own events check, Google's opt-out and
 * the Consent Mode signals. Google's script isn't loaded before analytics is allowed, and its cookies don't outlast it.
 */
export function obeyConsent(consent: GivenConsent, measurementId: string | undefined): void {
  globalThis.analyticsEnabled = consent.analytics;
  if (measurementId) {
    startConsentMode();
    window[`ga-disable-${measurementId}`] = !consent.analytics;
    globalThis.gtag?.('consent', 'update', consentSignals(consent));
  }
  deleteAnalyticsCookies(consent);
  if (consent.analytics) void init(measurementId);
  dispatchEvent(new Event(EVENT));
}

/** Calls `run` whenever the visitor's choice is applied. Returns a function that stops it. */
export function onConsent(run: () => void): () => void {
  addEventListener(EVENT, run);
  return () => removeEventListener(EVENT, run);
}

/** Loads the code on demand, because most visitors never allow analytics. */
async function init(measurementId: string | undefined): Promise<void> {
  try {
    const { initAnalytics } = await import('./init-analytics');
    // The visitor may have changed their mind meanwhile.
    if (isAnalyticsAllowed()) initAnalytics(measurementId);
  } catch (error) {
    // Without a connection nothing is measured, but the page works.
    console.warn('Analytics could not be loaded:', error);
  }
}

/** Checked before every page view and behaviour event. */
export function isAnalyticsAllowed(): boolean {
  return globalThis.analyticsEnabled === true;
}

/**
 * Deletes the cookies of Google's script that the visitor doesn't allow, or allows no longer. The script sets them for the
 * broadest domain that the browser accepts, which a page can't ask for, so each parent of the host is tried. Their path is
 * `/` as long as the script isn't configured otherwise.
 */
function deleteAnalyticsCookies({ analytics, marketing }: GivenConsent): void {
  const isUnwanted = (name: string) =>
    cookieOfScript.test(name) && !(analytics && (marketing || !cookieOfAds.test(name)));
  const names = document.cookie.split(/;\s*/).map((pair) => pair.replace(/=.*$/s, ''));
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter(isUnwanted)) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
