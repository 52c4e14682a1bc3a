import type { BehaviourEvent, InquiryData, PageViewEvent } from './schema';

/** The additional fields of each event. */
export interface BehaviourExtras {
  page_view: Record<never, never>;
  button_click: { buttonText: string; elementId: string; className: string };
  page_exit: { timeSpent: number; scrollDepth: number; clickCount: number };
  form_interaction: { formId: string; action: string };
  service_inquiry: { serviceType: string; inquiryData: InquiryData };
}

/** One use of a page at the time of an event. */
export interface PageUse {
  sessionId: string;
  pageUrl: string;
  /** Milliseconds since 1970. */
  enteredAt: number;
  now: number;
  /** Percentage of the page that has been in view; 0 without scrolling. */
  scrollDepth: number;
  clickCount: number;
  userAgent: string;
}

/** Creates a page view event. `now` in milliseconds since 1970. */
export function pageViewEvent({
  now,
  ...view
}: Omit<PageViewEvent, 'timestamp'> & { now: number }): PageViewEvent {
  return { ...view, timestamp: new Date(now).toISOString() };
}

/** Creates an event of a page in use; time spent is in whole seconds. */
export function behaviourEvent<Type extends keyof BehaviourExtras>(
  eventType: Type,
  use: PageUse,
  extras: BehaviourExtras[Type],
): BehaviourEvent {
  const { sessionId, pageUrl, scrollDepth, clickCount, userAgent } = use;
  const timestamp = new Date(use.now).toISOString();
  return {
    sessionId,
    eventType,
    pageUrl,
    timeSpent: secondsSpent(use),
    interactionData: { scrollDepth, clickCount, userAgent, timestamp, ...extras },
  };
}

/** Creates the event for a visitor who leaves the page. */
export function pageExitEvent(use: PageUse): BehaviourEvent {
  const { scrollDepth, clickCount } = use;
  return behaviourEvent('page_exit', use, { timeSpent: secondsSpent(use), scrollDepth, clickCount });
}

/** 0 if the clock was set back while the page was open. */
function secondsSpent({ enteredAt, now }: PageUse): number {
  return Math.max(0, Math.round((now - enteredAt) / 1000));
}
