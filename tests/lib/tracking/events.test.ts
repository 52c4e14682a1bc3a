import { behaviourEvent, pageExitEvent, pageViewEvent } from '@/lib/tracking/events';
import { behaviourSchema, behaviourTypes, pageViewSchema } from '@/lib/tracking/schema';

const enteredAt = Date.UTC(2026, 10, 3, 1, 2, 3);
const use = {
  sessionId: 'session-1234',
  pageUrl: 'https://cornerpiece.example/weather',
  enteredAt,
  now: enteredAt + 12_400,
  scrollDepth: 40,
  clickCount: 3,
  userAgent: 'Mozilla/5.0',
};

describe('a page view event', () => {
  it('has page, title, timestamp (ISO), referrer and userAgent [TRACK-01]', () => {
    const view = { page: '/seo-services', title: 'SEO', referrer: '', userAgent: 'Mozilla/5.0' };
    const event = pageViewEvent({ ...view, now: enteredAt });
    expect(event).toEqual({ ...view, timestamp: '2026-11-03T01:02:03.000Z' });
    expect(pageViewSchema.parse(event)).toEqual(event);
  });

  it('is stored without queries and fragments', () => {
    const event = pageViewSchema.parse({
      page: '/seo-services?email=dana@whitlock.example#top',
      title: 'SEO\0',
      timestamp: '2026-11-03T11:02:03+10:00',
      referrer: 'https://search.example/find?q=private\nwords',
      userAgent: '',
    });
    expect(event).toMatchObject({
      page: '/seo-services',
      title: 'SEO',
      referrer: 'https://search.example/find',
    });
  });
});

it('keeps of a report’s address that it was one, not its key', () => {
  const event = pageViewSchema.parse({
    page: '/fa/reports/AbCdEfGhIjKlMnOpQrSt-v',
    title: 'SEO',
    timestamp: '2026-11-03T11:02:03+10:00',
    referrer: 'https://shop.example/reports/AbCdEfGhIjKlMnOpQrSt_v?again',
    userAgent: '',
  });
  expect(event).toMatchObject({ page: '/fa/reports/', referrer: 'https://shop.example/reports/' });
});

describe('a behaviour event', () => {
  it('has sessionId, eventType, pageUrl, timeSpent and interactionData [TRACK-04]', () => {
    const event = behaviourEvent('page_view', use, {});
    expect(event).toEqual({
      sessionId: use.sessionId,
      eventType: 'page_view',
      pageUrl: use.pageUrl,
      timeSpent: 12,
      interactionData: expect.any(Object),
    });
    expect(behaviourSchema.parse(event)).toEqual(event);
  });

  it('carries scrollDepth, clickCount, userAgent, timestamp and its extras [TRACK-07]', () => {
    const { interactionData } = behaviourEvent('form_interaction', use, {
      formId: 'growth',
      action: 'submit',
    });
    expect(interactionData).toEqual({
      scrollDepth: 40,
      clickCount: 3,
      userAgent: 'Mozilla/5.0',
      timestamp: '2026-11-03T01:02:15.400Z',
      formId: 'growth',
      action: 'submit',
    });
  });

  it('says on exit how long, how deep and how often, and no time when the clock was set back', () => {
    expect(pageExitEvent(use).interactionData).toMatchObject({
      timeSpent: 12,
      scrollDepth: 40,
      clickCount: 3,
    });
    expect(pageExitEvent({ ...use, now: enteredAt - 5000 }).timeSpent).toBe(0);
  });

  it.each(behaviourTypes)('may be a %s, with a few short fields of its own', (eventType) => {
    const event = { ...behaviourEvent('page_view', use, {}), eventType };
    const interactionData = { ...event.interactionData, inquiryData: { budget: '$999' } };
    expect(behaviourSchema.parse({ ...event, interactionData }).interactionData).toEqual(interactionData);
  });

  it('stores only the beginning of long texts', () => {
    const interactionData = { buttonText: 'x'.repeat(5000), inquiryData: { note: 'y'.repeat(5000) } };
    const { interactionData: kept } = behaviourSchema.parse({
      ...behaviourEvent('page_view', use, {}),
      interactionData,
    });
    expect(JSON.stringify(kept).length).toBeLessThan(500);
  });

  it.each([
    { eventType: 'mouse_move' },
    {
      interactionData: Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [`a${index}`, 'x'.repeat(90)]),
      ),
    },
    { interactionData: { ['k'.repeat(3000)]: 1 } },
    { interactionData: { extra: { deep: { er: 1 } } } },
    { sessionId: "'; drop" },
    { timeSpent: -1 },
    { interactionData: { scrollDepth: 101 } },
    { interactionData: { clickCount: 1.5 } },
    { interactionData: 'much' },
  ])('is refused with %j', (wrong) => {
    expect(behaviourSchema.safeParse({ ...behaviourEvent('page_view', use, {}), ...wrong }).success).toBe(
      false,
    );
  });
});
