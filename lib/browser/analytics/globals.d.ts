export {};

declare global {
  /** Whether the visitor allowed analytics. Undefined, which means no, before the page's scripts have run. */
  var analyticsEnabled: boolean | undefined;
  /** Google's queue of commands, and the function that fills it; only with a measurement id. */
  var dataLayer: unknown[] | undefined;
  var gtag: ((...command: unknown[]) => void) | undefined;

  interface Window {
    /** Google's own switch, see https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out */
    [optOut: `ga-disable-${string}`]: boolean;
  }
}
