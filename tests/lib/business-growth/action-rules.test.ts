import type { ActionId } from '@/lib/business-growth/action-rules';
import { advise } from '@/lib/business-growth/advise';
import { growthCategories } from '@/lib/business-growth/categories';
import type { GrowthFacts } from '@/lib/business-growth/facts';
import { fromGoogle, someFacts, someReading } from '@/tests/support/growth-facts';

const find = (id: ActionId, facts: Partial<GrowthFacts>) =>
  advise(someFacts(facts)).actions.find((action) => action.id === id);

it.each([
  [3.7, 'urgent', undefined],
  [3.8, 'high', undefined],
  [4.1, 'high', undefined],
  [4.2, undefined, 'low'],
] as const)('at a rating of %d, answering bad reviews is %s and thanking %s', (value, answer, thank) => {
  const rating = fromGoogle(value);
  expect(find('answer-worst-reviews', { rating })?.priority).toBe(answer);
  expect(find('thank-reviewers', { rating })?.priority).toBe(thank);
});

it('a business without a rating has no reviewers to thank', () => {
  expect(find('thank-reviewers', {})).toBeUndefined();
});

describe('a profile at Google', () => {
  const listed = { name: 'Ferry Road Autos', rating: null, reviewCount: null };
  const answered = (business: typeof listed | null) =>
    ({ status: 'answered', business, rivals: null }) as const;

  it('is to be claimed where Google Maps was asked and has none, and no other source has a review or rating', () => {
    const places = answered(null);
    expect(find('claim-google-profile', { places })).toBeDefined();
    expect(find('claim-google-profile', { places, reviewCount: fromGoogle(0) })).toBeDefined();
    expect(find('claim-google-profile', { places, reviewCount: fromGoogle(1) })).toBeUndefined();
    expect(find('claim-google-profile', { places, rating: fromGoogle(4) })).toBeUndefined();
    expect(find('claim-google-profile', { places: answered(listed) })).toBeUndefined();
  });

  it.each(['off', 'failed', 'not-kept'] as const)(
    'is never to be claimed where Google Maps gave no answer (%s)',
    (status) => {
      expect(find('claim-google-profile', { places: { status } })).toBeUndefined();
    },
  );

  it.each(['off', 'failed'] as const)('is to be looked up where we could not (%s)', (status) => {
    const places = { status };
    expect(find('look-up-profile', { places })?.values).toEqual({ asked: status, suburb: 'Southport' });
    expect(find('look-up-profile', { places, rating: { value: 4, source: 'typed' } })).toBeUndefined();
    expect(find('look-up-profile', { places: answered(null) })).toBeUndefined();
  });
});

it('critical faults of the website are to be fixed, an hour for each', () => {
  const critical = [
    { id: 'viewport', reason: 'missing' },
    { id: 'title', reason: 'missing' },
  ];
  expect(find('fix-critical', { website: someReading({ critical }) })).toMatchObject({
    priority: 'urgent',
    minutes: 120,
    faults: critical,
  });
  expect(find('fix-critical', { website: someReading() })).toBeUndefined();
});

it('the phone number is to be made a link where that check failed', () => {
  const website = someReading({ failed: ['phone-link'] });
  expect(find('make-number-tappable', { website })?.minutes).toBe(15);
  expect(find('make-number-tappable', { website: someReading() })).toBeUndefined();
});

it('the offer is to be written down where there is no website', () => {
  expect(find('write-down-offer', {})).toBeDefined();
  expect(find('write-down-offer', { website: someReading() })).toBeUndefined();
});

it('customers are asked for reviews as long as some are missing', () => {
  const ask = (count: number) =>
    find('ask-ten-customers', { rating: fromGoogle(4.5), reviewCount: fromGoogle(count) });
  expect(ask(19)?.values).toEqual({ missing: 1 });
  expect(ask(20)).toBeUndefined();
});

it('what only this business does is to be said among eight rivals with a median of 4.5, except by the leader', () => {
  const say = (count: number, rating: number, own: Partial<GrowthFacts> = {}) => {
    const rivals = Array.from({ length: count }, () => ({ rating, reviewCount: 40 }));
    return find('say-what-only-you-do', { rivals, ...own });
  };
  expect(say(8, 4.5)?.priority).toBe('medium');
  expect(say(7, 4.5)).toBeUndefined();
  expect(say(8, 4.4)).toBeUndefined();
  expect(say(8, 4.5, { rating: fromGoogle(5), reviewCount: fromGoogle(300) })).toBeUndefined();
});

it('a trade that is called answers missed calls, one that is visited checks its hours and photos', () => {
  expect(find('answer-missed-calls', { category: 'automotive' })).toBeDefined();
  expect(find('check-hours-and-photos', { category: 'automotive' })).toBeUndefined();
  expect(find('answer-missed-calls', { category: 'cafe' })).toBeUndefined();
  expect(find('check-hours-and-photos', { category: 'cafe' })).toBeDefined();
});

describe('the order of the actions', () => {
  const order = (facts: Partial<GrowthFacts>) =>
    advise(someFacts(facts)).actions.map(({ id, stage, priority }) => `${stage} ${priority} ${id}`);
  const places = { status: 'answered', business: null, rivals: null } as const;

  it('is what is down, what loses customers, counting, and only then more visitors', () => {
    const website = { status: 'unreadable', host: 'x.example', reason: 'timeout' } as const;
    expect(order({ places, website, category: 'professional', month: 4 })).toEqual([
      'emergency urgent get-website-back',
      'leak high answer-missed-calls',
      'measuring high count-enquiries',
      'reach high claim-google-profile',
      'reach medium prepare-season',
    ]);
  });

  it('begins with faults that keep the page out of the search, before anything that loses customers', () => {
    const critical = [{ id: 'indexable', reason: 'noindex' }];
    const website = someReading({ critical, obstacle: 'blocked', failed: ['phone-link'] });
    expect(order({ website, rating: fromGoogle(3) })[0]).toBe('emergency urgent fix-critical');
    const open = someReading({ critical: [{ id: 'viewport', reason: 'missing' }] });
    expect(order({ website: open, rating: fromGoogle(3) })[0]).toBe('leak urgent fix-critical');
  });

  it('calls at most three things of high priority, and none more urgent than the one before it', () => {
    for (const category of growthCategories) {
      const priorities = advise(someFacts({ category, places, month: 9 })).actions.map((one) => one.priority);
      expect(priorities.filter((priority) => priority === 'high').length).toBeLessThanOrEqual(3);
    }
  });
});
