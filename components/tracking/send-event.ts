import { isAnalyticsAllowed } from '@/lib/browser/analytics/obey-consent';

type TrackingPath = '/api/metrics/pageview' | '/api/personalization/track-behavior';

/** Sends an event if the visitor allowed it. A failure is logged and nobody waits for an answer. */
export function sendEvent(path: TrackingPath, event: object): void {
  if (!isAnalyticsAllowed()) return;
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    // Sent even if the visitor leaves the page at this moment.
    keepalive: true,
  })
    .then(({ ok, status }) => {
      if (!ok) throw new Error(`The server answered ${status}.`);
    })
    .catch((error) => logFailure(path, error));
}

/** The same for a page that is being left, where no answer arrives. */
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
