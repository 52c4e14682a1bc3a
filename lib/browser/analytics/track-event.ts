import { isAnalyticsAllowed } from './obey-consent';

export interface AnalyticsEvent {
  category: string;
  /** Name of the event; by default its category. */
  action?: string;
  label?: string;
  value?: number;
}

/**
 * Reports an event if the visitor has consented and analytics is configured; otherwise does nothing. Called when an
 * enquiry, a request for a quote or an audit is stored and when a subscription is confirmed, without anything that the
 * visitor typed. Names of events: https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export function trackEvent({ category, action = category, label, value }: AnalyticsEvent): void {
  if (!isAnalyticsAllowed()) return;
  globalThis.gtag?.('event', action, { event_category: category, event_label: label, value });
}
