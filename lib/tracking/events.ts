import type { BehaviourEvent, PageViewEvent } from './schema';

/** What each event carries beyond what all of them do. */
export interface BehaviourExtras {
  page_view: Record<never, never>;
  button_click: { buttonText: string; elementId: string; className: string };
  page_exit: { timeSpent: number; scrollDepth: number; clickCount: number };
  form_interaction: { formId: string; action: string };
  service_inquiry: { serviceType: string; inquiryData: Record<string, unknown> };
}

/** One use of a page, as it stands at the moment of an event. */
export interface PageUse {
  sessionId: string;
  pageUrl: string;
  /** Milliseconds since 1970. */
  enteredAt: number;
  now: number;
  /** Per cent of the page that has been seen; 0 where nobody looks. */
  scrollDepth: number;
  clickCount: number;
  userAgent: string;
}

/** A page view as it is sent. `now` in milliseconds since 1970. */
export function pageViewEvent({
  now,
  ...view
}: Omit<PageViewEvent, 'timestamp'> & { now: number }): PageViewEvent {
  return { ...view, timestamp: new Date(now).toISOString() };
}

/** An event of a page in use, as it is sent; time spent in whole seconds. */
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

/** What somebody who leaves the page leaves behind. */
export function pageExitEvent(use: PageUse): BehaviourEvent {
  const { scrollDepth, clickCount } = use;
  return behaviourEvent('page_exit', use, { timeSpent: secondsSpent(use), scrollDepth, clickCount });
}

/** A clock that was set back while the page was open counts as no time. */
function secondsSpent({ enteredAt, now }: PageUse): number {
  return Math.max(0, Math.round((now - enteredAt) / 1000));
}
