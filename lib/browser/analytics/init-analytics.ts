import { withoutReportToken } from '@/lib/site/report-path';
import { landingAddress } from './landing-address';

const SCRIPT_ID = 'analytics-script';

/**
 * Loads the analytics script, once per page; without a measurement id, only logs a warning. A visit that begins on a
 * report isn't measured until the next page load: the script sends every address and title, even when the visitor goes
 * back, and the address of a report gives access to it.
 */
export function initAnalytics(measurementId: string | undefined): void {
  if (!measurementId) {
    console.warn('Analytics is off: the measurement id (NEXT_PUBLIC_GA_ID) is missing.');
    return;
  }
  if (document.getElementById(SCRIPT_ID) || isPrivate(landingAddress())) return;

  globalThis.gtag?.('js', new Date());
  // Google signals would call advertising hosts, which the content security policy blocks.
  globalThis.gtag?.('config', measurementId, {
    allow_google_signals: false,
    ...(isPrivate(document.referrer) && { page_referrer: withoutReportToken(document.referrer) }),
  });

  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
}

function isPrivate(address: string): boolean {
  return withoutReportToken(address) !== address;
}
