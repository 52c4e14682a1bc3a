import { type GrowthCategory, growthCategories } from '@/lib/business-growth/categories';
import type { GrowthFacts } from '@/lib/business-growth/facts';
import { computeStanding } from '@/lib/business-growth/market-comparison';
import { type OpportunityId, opportunityRules } from '@/lib/business-growth/opportunity-rules';
import { seasonAhead } from '@/lib/business-growth/season';
import { fromGoogle, someFacts, someReading } from '@/tests/support/growth-facts';

/** What the rule itself says: `advise` leaves out what wouldn't pay for itself. */
function ask(id: OpportunityId, given: Partial<GrowthFacts>) {
  const facts = someFacts(given);
  const known = {
    ...facts,
    standing: computeStanding(facts),
    season: seasonAhead(facts.category, facts.month),
  };
  return opportunityRules.find((rule) => rule.id === id)?.advise(known) ?? null;
}

it('a new website is for a business without one, or with one below 50 that can be read', () => {
  expect(ask('new-website', {})?.values).toEqual({ has: 'no' });
  const at = (score: number) => ask('new-website', { website: someReading({ score }) });
  expect(at(49)?.values).toEqual({ has: 'yes' });
  expect(at(50)).toBeNull();
  expect(ask('new-website', { website: someReading({ score: 20, obstacle: 'empty' }) })).toBeNull();
  expect(ask('new-website', { website: { status: 'busy', host: 'x.example' } })).toBeNull();
});

it('search is for a website that can be read, and brings more where its score is below 80', () => {
  const at = (seo: number) => ask('be-found-first', { website: someReading({ seo }) });
  expect(at(79)?.uplift).toEqual({ percent: 12, months: 6 });
  expect(at(80)?.uplift).toEqual({ percent: 9, months: 6 });
  expect(ask('be-found-first', { website: someReading({ seo: null }) })?.uplift.percent).toBe(12);
  expect(ask('be-found-first', {})).toBeNull();
  expect(ask('be-found-first', { website: someReading(), category: 'other' })).toBeNull();
});

it.each([
  ['online-booking', ['health', 'beauty', 'fitness']],
  ['service-booking', ['automotive']],
  ['online-orders', ['restaurant', 'cafe']],
  ['online-shop', ['retail']],
  ['quick-quotes', ['professional', 'home-services', 'other']],
  ['direct-bookings', ['accommodation', 'entertainment']],
] as const)('%s is for %j', (id, trades: readonly GrowthCategory[]) => {
  const offered = growthCategories.filter((category) => ask(id, { category }) !== null);
  expect(offered.toSorted()).toEqual(trades.toSorted());
});

it.each([
  [{ rating: fromGoogle(4.4) }, true],
  [{ rating: fromGoogle(4.3) }, false],
  [
    { rating: fromGoogle(4.4), reviewCount: fromGoogle(9), rivals: [{ rating: 4.9, reviewCount: 900 }] },
    false,
  ],
  [{}, false],
])(
  'the next suburb is for a rating of 4.4 or more that isn’t behind the rivals: %j, %p',
  (facts, offered) => {
    expect(ask('next-suburb', facts) !== null).toBe(offered);
  },
);

it('a campaign is for the busy time ahead, winning customers back for the quiet one', () => {
  expect(ask('season-campaign', { category: 'professional', month: 4 })?.values).toEqual({ month: 6 });
  expect(ask('win-back', { category: 'professional', month: 4 })).toBeNull();
  expect(ask('win-back', { category: 'fitness', month: 10 })?.values).toEqual({ month: 11 });
  expect(ask('season-campaign', { category: 'fitness', month: 10 })).toBeNull();
});

it.each([
  { status: 'unreadable', host: 'x.example', reason: 'timeout' },
  someReading({ obstacle: 'blocked' }),
] as const)('nobody buys visitors for a website that doesn’t work: %j', (website) => {
  expect(ask('season-campaign', { category: 'professional', month: 4, website })).toBeNull();
  expect(ask('win-back', { category: 'fitness', month: 10, website })).toBeNull();
  expect(ask('next-suburb', { rating: fromGoogle(4.8), website })).toBeNull();
});
