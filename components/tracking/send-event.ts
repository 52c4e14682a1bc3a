import { isAnalyticsAllowed } from '@/lib/browser/analytics/obey-consent';

type TrackingPath = '/api/metrics/pageview' | '/api/personalization/track-behavior';

/**
 * Sends an event if the visitor allowed analytics, and returns whether that is so. Does not wait for the answer; a failure
 * is logged.
 */
export function sendEvent(path: TrackingPath, event: object): boolean {
  if (!isAnalyticsAllowed()) return false;
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    // Completes even if the visitor leaves the page meanwhile.
    keepalive: true,
  })
    .then(({ ok, status }) => {
      if (!ok) throw new Error(`The server answered ${status}.`);
    })
    .catch((error) => logFailure(path, error));
  return true;
}

/** The same while the page is being left, when no answer can be received. */
export function sendLastEvent(path: TrackingPath, event: object): void {
  if (!isAnalyticsAllowed()) return;
  try {
    const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
    if (!navigator.sendBeacon(path, body)) throw new Error('The browser takes no more beacons.');
  } catch (error) {
    logFailure(path, error);
  }
}

function logFailure(path: TrackingPath, error: unknown): void {
  console.error(`An event was not recorded (${path}):`, error);
}
