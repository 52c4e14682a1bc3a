/** @jest-environment jsdom */
import { initAnalytics } from '@/lib/browser/analytics/init-analytics';
import { obeyConsent } from '@/lib/browser/analytics/obey-consent';
import { trackEvent } from '@/lib/browser/analytics/track-event';
import { everythingAllowed, necessaryOnly } from '@/lib/consent/preferences';

const event = { category: 'seo_checker', action: 'check_started', label: 'nerangcreek.example', value: 3 };

/** Defines an analytics global and records its calls. */
function listen(): unknown[][] {
  const heard: unknown[][] = [];
  globalThis.gtag = (...command) => void heard.push(command);
  return heard;
}

beforeEach(() => {
  globalThis.gtag = undefined;
  globalThis.analyticsEnabled = undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

describe('the analytics event helper', () => {
  it('sends category, label and value when there is an analytics global [ANALYT-01]', () => {
    const heard = listen();
    obeyConsent(everythingAllowed, undefined);
    trackEvent(event);
    const { category, action, label, value } = event;
    expect(heard).toEqual([['event', action, { event_category: category, event_label: label, value }]]);
  });

  it('calls an event without an action by its category', () => {
    const heard = listen();
    obeyConsent(everythingAllowed, undefined);
    trackEvent({ category: 'newsletter' });
    expect(heard).toEqual([
      ['event', 'newsletter', { event_category: 'newsletter', event_label: undefined, value: undefined }],
    ]);
  });

  it('does nothing when there is no analytics global [ANALYT-02]', () => {
    obeyConsent(everythingAllowed, undefined);
    expect(() => trackEvent(event)).not.toThrow();
  });

  it('sends nothing before consent was asked for [ANALYT-04]', () => {
    const heard = listen();
    trackEvent(event);
    expect(heard).toEqual([]);
  });

  it('sends nothing without consent, nor after it was taken back [ANALYT-04]', () => {
    const heard = listen();
    obeyConsent(necessaryOnly, undefined);
    trackEvent(event);
    obeyConsent(everythingAllowed, undefined);
    obeyConsent(necessaryOnly, undefined);
    trackEvent(event);
    expect(heard).toEqual([]);
  });
});

describe('the analytics initialiser', () => {
  it('without a measurement id only warns that it is missing [ANALYT-03]', () => {
    const heard = listen();
    initAnalytics(undefined);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/measurement id .*missing/));
    expect(heard).toEqual([]);
  });

  it('says nothing to a visitor who does not allow analytics', () => {
    obeyConsent(necessaryOnly, undefined);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
