import { collectEvidence, type Evidence } from '@/lib/smart-personalization/evidence';
import { contentLength, engagementLevel, stepsTaken } from '@/lib/smart-personalization/present-analytics';
import type { SessionEvent } from '@/lib/tracking/tracking-store';

const event = (changes: Partial<SessionEvent>): SessionEvent => ({
  eventType: 'button_click',
  pageUrl: 'https://cornerpiece.example/smart-personalization',
  timeSpent: 10,
  interactionData: { scrollDepth: 20, clickCount: 1 },
  receivedAt: 0,
  ...changes,
});

const nothingDone: Evidence = {
  seconds: 5,
  scrollDepth: 0,
  clicks: 0,
  hasUsedForm: false,
  hasAskedForService: false,
  pages: ['/'],
};

describe('the evidence of a visit', () => {
  it('is null without events, and not a visit in which nothing was done', () => {
    expect(collectEvidence([])).toBeNull();
  });

  it('takes the furthest of each page, and adds the pages up', () => {
    const evidence = collectEvidence([
      event({ eventType: 'form_interaction', timeSpent: 30, interactionData: { clickCount: 4 } }),
      event({ timeSpent: 12, interactionData: { scrollDepth: 60, clickCount: 2 } }),
      event({ pageUrl: 'https://cornerpiece.example/services', timeSpent: 45 }),
    ]);
    expect(evidence).toEqual({
      seconds: 75,
      scrollDepth: 60,
      clicks: 5,
      hasUsedForm: true,
      hasAskedForService: false,
      pages: ['/smart-personalization', '/services'],
    });
  });
});

describe('what a visit shows', () => {
  const keen = { ...nothingDone, seconds: 60, scrollDepth: 75, clicks: 3, hasUsedForm: true };

  it('is engagement by the steps towards an enquiry', () => {
    expect([stepsTaken(nothingDone), engagementLevel(nothingDone)]).toEqual([0, 'low']);
    const second = { ...nothingDone, seconds: 60, hasUsedForm: true };
    expect([stepsTaken(second), engagementLevel(second)]).toEqual([2, 'medium']);
    expect([stepsTaken(keen), engagementLevel(keen)]).toEqual([4, 'high']);
    expect(stepsTaken({ ...keen, hasAskedForService: true })).toBe(5);
  });

  it('says nothing about the length of texts for somebody who never scrolled', () => {
    expect(contentLength({ ...nothingDone, seconds: 300 })).toBeNull();
    expect(contentLength({ ...nothingDone, scrollDepth: 39 })).toBe('short');
    expect(contentLength({ ...nothingDone, scrollDepth: 40 })).toBe('medium');
    expect(contentLength(keen)).toBe('long');
  });
});
