const SCRIPT_ID = 'analytics-script';

/** Loads the measuring script, once a page. Without a measurement id it only warns that there is none. */
export function initAnalytics(measurementId: string | undefined): void {
  if (!measurementId) {
    console.warn('Analytics is off: the measurement id (NEXT_PUBLIC_GA_ID) is missing.');
    return;
  }
  if (document.getElementById(SCRIPT_ID)) return;

  globalThis.gtag?.('js', new Date());
  // Signals would call advertising hosts, which the content policy does not let the page reach.
  globalThis.gtag?.('config', measurementId, { allow_google_signals: false });

  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
}
