import { isAnalyticsAllowed } from './obey-consent';

export interface AnalyticsEvent {
  category: string;
  /** Name of the event; by default its category. */
  action?: string;
  label?: string;
  value?: number;
}

/**
 * Reports an event if the visitor allowed it and analytics is configured; otherwise does nothing. Called where an
 * enquiry, a request for a quote or an audit is stored and where a subscription is confirmed, with nothing that the
 * visitor typed. Names of events: https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export function trackEvent({ category, action = category, label, value }: AnalyticsEvent): void {
  if (!isAnalyticsAllowed()) return;
  globalThis.gtag?.('event', action, { event_category: category, event_label: label, value });
}
