import { useEffect, useRef } from 'react';
import { type BehaviourExtras, behaviourEvent, type PageUse, pageExitEvent } from '@/lib/tracking/events';
import type { InquiryData } from '@/lib/tracking/schema';
import { sendEvent, sendLastEvent } from './send-event';
import { watchClicks, watchNothing, watchScroll } from './watch-page';
import { whenIdle } from './when-idle';

const path = '/api/personalization/track-behavior';

/** Tracks the page while the component is mounted. Returns a ref, which is null before. */
export function useBehaviourTracking({ sessionId, watchesScroll, watchesClicks }: BehaviourOptions = {}) {
  const tracking = useRef<ReturnType<typeof trackBehaviour>>(null);
  useEffect(() => {
    const started = trackBehaviour({ sessionId, watchesScroll, watchesClicks });
    tracking.current = started;
    return () => {
      started.stop();
      tracking.current = null;
    };
  }, [sessionId, watchesScroll, watchesClicks]);
  return tracking;
}

export interface BehaviourOptions {
  /** Joins the events of several pages; by default each use of a page is a separate session. */
  sessionId?: string;
  /** Whether to record the scroll depth. */
  watchesScroll?: boolean;
  /** Whether to record clicks, and their buttons and links. */
  watchesClicks?: boolean;
}

/**
 * Sends events about the use of the page, from entry to exit, while the visitor allows it. Call `stop` when the page is left
 * by a client-side navigation, which also counts as an exit.
 */
export function trackBehaviour(options: BehaviourOptions = {}) {
  const sessionId = options.sessionId ?? newSessionId();
  // Read at the start, because after a client-side navigation the address has already changed when `stop` is called.
  const pageUrl = location.origin + location.pathname;
  const enteredAt = Date.now();
  let isEntered = false;
  let isLeft = false;

  const track = <Type extends keyof BehaviourExtras>(type: Type, extras: BehaviourExtras[Type]) =>
    sendEvent(path, behaviourEvent(type, use(), extras));
  const scroll = options.watchesScroll ? watchScroll() : watchNothing;
  const clicks = options.watchesClicks
    ? watchClicks((button) => track('button_click', describeButton(button)))
    : watchNothing;
  const use = (): PageUse => ({
    sessionId,
    pageUrl,
    enteredAt,
    now: Date.now(),
    scrollDepth: scroll.read(),
    clickCount: clicks.read(),
    userAgent: navigator.userAgent,
  });
  const leave = () => {
    if (isLeft) return;
    isLeft = true;
    sendLastEvent(path, pageExitEvent(use()));
  };
  // The page was restored from the back/forward cache.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) isLeft = false;
  };
  const stopEntry = whenIdle(() => {
    isEntered = true;
    track('page_view', {});
  });
  // Phones that suspend a page fire `pagehide` only.
  addEventListener('beforeunload', leave);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);

  return {
    sessionId,
    buttonClicked: (button: Element) => track('button_click', describeButton(button)),
    formUsed: (formId: string, action: string) => track('form_interaction', { formId, action }),
    serviceAskedFor: (serviceType: string, inquiryData: InquiryData) =>
      track('service_inquiry', { serviceType, inquiryData }),
    stop: () => {
      stopEntry();
      removeEventListener('beforeunload', leave);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      scroll.stop();
      clicks.stop();
      if (isEntered) leave();
    },
  };
}

/** The button's own label, and nothing that a visitor typed. */
function describeButton(button: Element): BehaviourExtras['button_click'] {
  const buttonText = (button.textContent ?? '').trim().slice(0, 100);
  return { buttonText, elementId: button.id, className: button.getAttribute('class') ?? '' };
}

/** `randomUUID` needs a secure context, which a preview on a local network is not. */
function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
