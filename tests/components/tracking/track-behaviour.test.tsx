/** @jest-environment ./tests/support/render-environment.ts */
import { render } from '@testing-library/react';
import {
  type BehaviourOptions,
  trackBehaviour,
  useBehaviourTracking,
} from '@/components/tracking/use-behaviour-tracking';
import { behaviourSchema } from '@/lib/tracking/schema';
import { becomeIdle, recordSending } from './sent-events';

const path = '/api/personalization/track-behavior';
let sending: ReturnType<typeof recordSending>;
const started: ReturnType<typeof trackBehaviour>[] = [];

function enter(options?: BehaviourOptions) {
  const tracking = trackBehaviour(options);
  started.push(tracking);
  return tracking;
}

function button(text = 'Get Quote Now'): HTMLElement {
  document.body.innerHTML = '<button id="quote" class="btn big"><span></span></button><p>Words</p>';
  const found = document.querySelector('button');
  if (!found) throw new Error('There is no button.');
  found.append(text);
  return found;
}

function Tool() {
  useBehaviourTracking({ sessionId: 'session-1234' });
  return null;
}

const dataOf = (type: string) => sending.ofType(type).map(({ event }) => event.interactionData);

beforeEach(() => {
  jest.useFakeTimers();
  sending = recordSending();
  globalThis.analyticsEnabled = true;
  history.replaceState(null, '', '/weather?q=Nerang');
});
afterEach(() => {
  for (const tracking of started.splice(0)) tracking.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a tracked page', () => {
  it('posts a page_view on entry [TRACK-05, TRACK-08]', async () => {
    const { sessionId } = enter();
    await becomeIdle();
    expect(sending.fetched).toHaveLength(1);
    const [sent] = sending.fetched;
    expect([sent?.path, sent?.init?.method]).toEqual([path, 'POST']);
    expect(sent?.event).toMatchObject({
      sessionId,
      eventType: 'page_view',
      pageUrl: 'http://localhost/weather',
      interactionData: { scrollDepth: 0, clickCount: 0, userAgent: navigator.userAgent },
    });
    expect(behaviourSchema.parse(sent?.event)).toEqual(sent?.event);
  });

  it('is a session of its own each time, unless it is given one [TRACK-14]', () => {
    const ids = [enter(), enter()].map(({ sessionId }) => sessionId);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    expect(enter({ sessionId: 'session-1234' }).sessionId).toBe('session-1234');
  });

  it('sends text, id and class of a button that was pressed [TRACK-09]', () => {
    enter().buttonClicked(button());
    expect(dataOf('button_click')).toMatchObject([
      { buttonText: 'Get Quote Now', elementId: 'quote', className: 'btn big' },
    ]);
  });

  it('sends form and action of a form that was used [TRACK-11]', () => {
    enter().formUsed('growth-form', 'submit');
    expect(dataOf('form_interaction')).toMatchObject([{ formId: 'growth-form', action: 'submit' }]);
  });

  it('sends which service was requested, and with what [TRACK-12]', () => {
    enter().serviceAskedFor('seo', { budget: '$999' });
    expect(dataOf('service_inquiry')).toMatchObject([
      { serviceType: 'seo', inquiryData: { budget: '$999' } },
    ]);
  });

  it('counts clicks, and sends those on buttons, only if it is enabled [TRACK-13]', () => {
    const pressed = button();
    enter().formUsed('a', 'b');
    pressed.click();
    expect(dataOf('button_click')).toEqual([]);

    const tracking = enter({ watchesClicks: true });
    pressed.querySelector('span')?.click();
    document.querySelector('p')?.click();
    tracking.formUsed('a', 'b');
    expect(dataOf('button_click')).toMatchObject([{ elementId: 'quote' }]);
    expect(dataOf('form_interaction')).toMatchObject([{ clickCount: 0 }, { clickCount: 2 }]);
  });

  it('looks how deep it is read only if it is asked to [TRACK-13]', () => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight * 4);
    const unwatched = enter();
    const watched = enter({ watchesScroll: true });
    for (const screens of [2, 1]) {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: innerHeight * screens });
      dispatchEvent(new Event('scroll'));
    }
    unwatched.formUsed('a', 'b');
    watched.formUsed('a', 'b');
    expect(dataOf('form_interaction')).toMatchObject([{ scrollDepth: 0 }, { scrollDepth: 75 }]);
  });

  it('sends time, depth and clicks when it is left, once, by a beacon [TRACK-10]', async () => {
    enter({ watchesClicks: true, watchesScroll: true });
    await becomeIdle();
    button().click();
    await jest.advanceTimersByTimeAsync(59_000);
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('pagehide'));
    expect(sending.beacons).toMatchObject([{ path, body: { type: 'application/json' } }]);
    jest.useRealTimers();
    const [event] = await sending.beaconEvents();
    const left = { timeSpent: 60, scrollDepth: expect.any(Number), clickCount: 1 };
    expect(event).toMatchObject({ eventType: 'page_exit', timeSpent: 60, interactionData: left });
    expect(behaviourSchema.parse(event)).toEqual(event);
  });

  it('that the browser brings back is left a second time', () => {
    enter();
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    dispatchEvent(new Event('pagehide'));
    expect(sending.beacons).toHaveLength(2);
  });

  it('sends nothing without consent, and stops when it is withdrawn [TRACK-15]', async () => {
    globalThis.analyticsEnabled = false;
    const tracking = enter({ watchesClicks: true });
    await becomeIdle();
    tracking.formUsed('a', 'b');
    button().click();
    dispatchEvent(new Event('beforeunload'));
    expect([sending.fetched, sending.beacons]).toEqual([[], []]);
    globalThis.analyticsEnabled = true;
    tracking.formUsed('a', 'b');
    globalThis.analyticsEnabled = false;
    tracking.formUsed('a', 'b');
    expect(sending.fetched).toHaveLength(1);
  });

  it('only logs what fails [TRACK-06]', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    sending.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: () => false });
    enter().formUsed('a', 'b');
    dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(0);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

it('a component tracks its page while it is mounted', async () => {
  const { unmount } = render(<Tool />);
  await becomeIdle();
  history.pushState(null, '', '/contact');
  unmount();
  jest.useRealTimers();
  expect(sending.ofType('page_view')).toHaveLength(1);
  expect(await sending.beaconEvents()).toMatchObject([
    { sessionId: 'session-1234', eventType: 'page_exit', pageUrl: 'http://localhost/weather' },
  ]);
});
