import { type BehaviourExtras, behaviourEvent, type PageUse, pageExitEvent } from '@/lib/tracking/events';
import { sendEvent, sendLastEvent } from './send-event';
import { watchClicks, watchNothing, watchScroll } from './watch-page';
import { whenIdle } from './when-idle';

const path = '/api/personalization/track-behavior';

export interface BehaviourOptions {
  /** Given, events of several pages belong together; else each use of a page is a session of its own. */
  sessionId?: string;
  /** How deep the page is read. */
  watchesScroll?: boolean;
  /** How often it is clicked, and on which buttons and links. */
  watchesClicks?: boolean;
}

/**
 * Tells the server how the page is used, from its entry to its exit, while the visitor allows it. `stop` is for a page
 * that is left without a load, which is an exit, too.
 */
export function trackBehaviour(options: BehaviourOptions = {}) {
  const sessionId = options.sessionId ?? newSessionId();
  // Taken at once: a page left without a load stands at the next address already when `stop` is called.
  const pageUrl = location.origin + location.pathname;
  const enteredAt = Date.now();
  let isEntered = false;
  let isLeft = false;

  const track = <Type extends keyof BehaviourExtras>(type: Type, extras: BehaviourExtras[Type]) =>
    sendEvent(path, behaviourEvent(type, use(), extras));
  const scroll = options.watchesScroll ? watchScroll() : watchNothing;
  const clicks = options.watchesClicks
    ? watchClicks((button) => track('button_click', factsOf(button)))
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
  // The browser kept the page and shows it again.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) isLeft = false;
  };
  const stopEntry = whenIdle(() => {
    isEntered = true;
    track('page_view', {});
  });
  // Phones that put a page aside send `pagehide` only.
  addEventListener('beforeunload', leave);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);

  return {
    sessionId,
    buttonClicked: (button: Element) => track('button_click', factsOf(button)),
    formUsed: (formId: string, action: string) => track('form_interaction', { formId, action }),
    serviceAskedFor: (serviceType: string, inquiryData: Record<string, unknown>) =>
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

/** Its own words, and nothing that a visitor typed. */
function factsOf(button: Element): BehaviourExtras['button_click'] {
  const buttonText = (button.textContent ?? '').trim().slice(0, 100);
  return { buttonText, elementId: button.id, className: button.getAttribute('class') ?? '' };
}

/** `randomUUID` is for secure pages only, and a preview on a local network is none. */
function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
