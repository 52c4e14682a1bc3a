import { advise } from '@/lib/business-growth/advise';
import type { GrowthFacts } from '@/lib/business-growth/facts';
import type { RecommendationId } from '@/lib/business-growth/recommendation-rules';
import { fromGoogle, someFacts, someReading, someRivals } from '@/tests/support/growth-facts';

const find = (id: RecommendationId, facts: Partial<GrowthFacts>) =>
  advise(someFacts(facts)).recommendations.find((recommendation) => recommendation.id === id);
const year = (percent: number) => ({ percent, months: 12 });

it.each([
  ['fix-search', 'seo', 59, 'high', 6],
  ['fix-search', 'seo', 60, 'medium', 4],
  ['fix-search', 'seo', 79, 'medium', 2],
  ['fix-search', 'seo', 80, undefined, undefined],
  ['fit-phones', 'mobile', 59, 'high', 4],
  ['fit-phones', 'mobile', 60, 'medium', 4],
  ['fit-phones', 'mobile', 79, 'medium', 2],
  ['fit-phones', 'mobile', 80, undefined, undefined],
  ['speed-up', 'speed', 29, 'high', 3],
  ['speed-up', 'speed', 30, 'medium', 2],
  ['speed-up', 'speed', 59, 'medium', 2],
  ['speed-up', 'speed', 60, undefined, undefined],
] as const)('%s is, at a %s score of %i, of impact %s, with an uplift of %p percent', (...row) => {
  const [id, score, value, impact, percent] = row;
  const found = find(id, { website: someReading({ [score]: value }) });
  expect(found?.impact).toBe(impact);
  expect(found?.uplift).toEqual(percent && year(percent));
});

it.each([
  ['error', 'low', false],
  ['blocked', 'low', true],
  ['empty', 'medium', false],
] as const)('an obstacle of the kind %s takes %s effort to lift; phones advised: %p', (...row) => {
  const [obstacle, effort, phones] = row;
  const website = someReading({ obstacle, seo: 40, mobile: 40 });
  expect(find('lift-obstacle', { website })).toMatchObject({ impact: 'high', effort });
  expect(find('fix-search', { website })).toBeUndefined();
  expect(find('fit-phones', { website }) !== undefined).toBe(phones);
});

it('without an obstacle there is none to lift', () => {
  expect(find('lift-obstacle', { website: someReading() })).toBeUndefined();
  expect(find('lift-obstacle', {})).toBeUndefined();
});

describe('a profile at Google', () => {
  const unrated = { name: 'Ferry Road Autos', rating: null, reviewCount: null };

  it.each([
    ['unrated', { status: 'answered', business: unrated, rivals: null }],
    ['missing', { status: 'answered', business: null, rivals: null }],
  ] as const)('is to be claimed, in the words for "%s"', (asked, places) => {
    expect(find('claim-profile', { places, reviewCount: fromGoogle(0) })?.values).toEqual({ asked });
  });

  it.each(['off', 'failed', 'not-kept'] as const)(
    'is not missing only because Google Maps gave no answer (%s)',
    (status) => {
      expect(find('claim-profile', { places: { status } })).toBeUndefined();
    },
  );

  it('is claimed already if it has a review or a rating', () => {
    const places = { status: 'answered', business: null, rivals: null } as const;
    expect(find('claim-profile', { places, reviewCount: fromGoogle(1) })).toBeUndefined();
    expect(find('claim-profile', { places, rating: fromGoogle(4) })).toBeUndefined();
  });
});

it.each([
  [3.2, 'high', 6],
  [3.7, 'high', 5],
  [3.8, 'medium', 4],
  [4.1, 'medium', 1],
  [4.2, undefined, undefined],
] as const)('raising a rating of %d is of impact %s, with an uplift of %p percent', (...row) => {
  const [rating, impact, percent] = row;
  const found = find('raise-rating', { rating: fromGoogle(rating) });
  expect(found?.impact).toBe(impact);
  expect(found?.uplift).toEqual(percent && year(percent));
});

describe('collecting reviews', () => {
  const collect = (count: number, rivals: GrowthFacts['rivals'] = null) =>
    find('collect-reviews', { rating: fromGoogle(4.5), reviewCount: fromGoogle(count), rivals });

  it('is pressing below a third of the target, and needless from it', () => {
    expect(collect(6)).toMatchObject({ impact: 'high', uplift: year(4) });
    expect(collect(7)).toMatchObject({ impact: 'medium', uplift: year(2) });
    expect(collect(19)).toMatchObject({ impact: 'medium', values: { target: 20, compared: 'no' } });
    expect(collect(20)).toBeUndefined();
  });

  it('aims at the median of the rivals where these are known', () => {
    expect(collect(59, someRivals(3, 60))?.values).toEqual({ count: 59, target: 60, compared: 'yes' });
    expect(collect(60, someRivals(3, 60))).toBeUndefined();
  });
});

describe('standing apart', () => {
  const rivals = (count: number, rating: number) =>
    Array.from({ length: count }, () => ({ rating, reviewCount: 40 }));

  it('is advised among eight rivals or more with a median of 4.5 or more', () => {
    expect(find('stand-apart', { rivals: rivals(8, 4.5) })?.impact).toBe('medium');
    expect(find('stand-apart', { rivals: rivals(7, 4.5) })).toBeUndefined();
    expect(find('stand-apart', { rivals: rivals(8, 4.4) })).toBeUndefined();
  });

  it('is not advised to the leader', () => {
    const leading = { rating: fromGoogle(5), reviewCount: fromGoogle(300), rivals: rivals(8, 4.5) };
    expect(find('stand-apart', leading)).toBeUndefined();
  });
});

it.each([
  ['catch-season', 'professional', 4, 'medium', 12],
  ['catch-season', 'home-services', 9, 'medium', 10],
  ['fill-quiet-time', 'retail', 1, 'high', 12],
  ['fill-quiet-time', 'fitness', 10, 'medium', 10],
] as const)('%s is, for %s in month %i, of impact %s: the season differs by %i percent', (...row) => {
  const [id, category, month, impact, percent] = row;
  expect(find(id, { category, month })).toMatchObject({ impact, values: { percent } });
});

it('a trade that is called is to answer fast, one that is visited to keep its details right', () => {
  expect(find('answer-fast', { category: 'automotive' })).toBeDefined();
  expect(find('keep-details-right', { category: 'automotive' })).toBeUndefined();
  expect(find('answer-fast', { category: 'cafe' })).toBeUndefined();
  expect(find('keep-details-right', { category: 'cafe' })).toBeDefined();
});
