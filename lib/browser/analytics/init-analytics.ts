import { withoutReportToken } from '@/lib/site/report-path';

const SCRIPT_ID = 'analytics-script';

/**
 * Loads the analytics script, once per page. Without a measurement id it only warns that there is none. A visit that
 * begins at somebody's report is not measured until the next load: the script sends every address and title, also when
 * the visitor goes back, and a report's address gives access to it.
 */
export function initAnalytics(measurementId: string | undefined): void {
  if (!measurementId) {
    console.warn('Analytics is off: the measurement id (NEXT_PUBLIC_GA_ID) is missing.');
    return;
  }
  if (document.getElementById(SCRIPT_ID) || isPrivate(landingAddress())) return;

  globalThis.gtag?.('js', new Date());
  // Signals would call advertising hosts, which the content policy does not let the page reach.
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

/** The address that the browser loaded; the address bar may have changed without a load. */
function landingAddress(): string {
  return performance.getEntriesByType?.('navigation')[0]?.name ?? location.href;
}
