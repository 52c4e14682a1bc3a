import { consentSignals, type GivenConsent, startConsentMode } from './consent-mode';
import { initAnalytics } from './init-analytics';

/**
 * Switches analytics on or off for the rest of the page: the global flag that our own events check, Google's opt-out,
 * the Consent Mode signals. Google's script is first loaded when analytics is allowed.
 */
export function obeyConsent(consent: GivenConsent, measurementId: string | undefined): void {
  globalThis.analyticsEnabled = consent.analytics;
  if (measurementId) {
    startConsentMode();
    window[`ga-disable-${measurementId}`] = !consent.analytics;
    globalThis.gtag?.('consent', 'update', consentSignals(consent));
  }
  if (consent.analytics) initAnalytics(measurementId);
}

/** Checked before every page view and behaviour event. */
export function isAnalyticsAllowed(): boolean {
  return globalThis.analyticsEnabled === true;
}
