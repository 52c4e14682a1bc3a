import { advise } from '@/lib/business-growth/advise';
import { growthCategories } from '@/lib/business-growth/categories';
import type { GrowthFacts } from '@/lib/business-growth/facts';
import { levels, priorities } from '@/lib/business-growth/result';
import { fromGoogle, someFacts, someReading, someRivals } from '@/tests/support/growth-facts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const struggling = someFacts({
  rating: fromGoogle(3.2),
  reviewCount: fromGoogle(6),
  rivals: someRivals(10),
  website: someReading({
    score: 35,
    seo: 40,
    mobile: 30,
    speed: 20,
    failed: ['phone-link'],
    critical: [{ id: 'viewport', reason: 'missing' }],
  }),
});
const thriving = someFacts({
  rating: fromGoogle(4.9),
  reviewCount: fromGoogle(300),
  rivals: someRivals(10),
  website: someReading(),
});
const unknown = someFacts();

/** Every combination of known facts, for every category and month. */
const everything: GrowthFacts[] = growthCategories.flatMap((category) =>
  [struggling, thriving, unknown, someFacts({ website: { status: 'busy', host: 'x.example' } })].flatMap(
    (facts) => Array.from({ length: 12 }, (_, index) => ({ ...facts, category, month: index + 1 })),
  ),
);

describe('the growth advice', () => {
  it('is the same for the same facts', () => {
    for (const facts of everything) expect(advise(facts)).toEqual(advise(structuredClone(facts)));
  });

  it('differs visibly for opposite businesses', () => {
    const [bad, good] = [advise(struggling), advise(thriving)];
    const shared = ids(bad.recommendations).filter((id) => ids(good.recommendations).includes(id));
    expect(ids(bad.recommendations).slice(0, 3)).not.toEqual(ids(good.recommendations).slice(0, 3));
    expect(shared.length).toBeLessThan(bad.recommendations.length / 2);
    expect(bad.growthPotential ?? 0).toBeGreaterThan((good.growthPotential ?? 0) * 2);
    expect(bad.actions[0]?.id).not.toBe(good.actions[0]?.id);
  });

  it('names each weakness that the facts show, and none that they don’t', () => {
    const weak = ids(advise(struggling).recommendations);
    expect(weak).toEqual(
      expect.arrayContaining(['fix-search', 'fit-phones', 'speed-up', 'raise-rating', 'collect-reviews']),
    );
    const strong = ids(advise(thriving).recommendations);
    expect(strong).toContain('defend-lead');
    for (const id of [
      'fix-search',
      'fit-phones',
      'speed-up',
      'raise-rating',
      'get-website',
      'claim-profile',
    ]) {
      expect(strong).not.toContain(id);
    }
  });

  it('takes a website that couldn’t be looked at for neither broken nor missing', () => {
    const busy = advise(someFacts({ website: { status: 'busy', host: 'x.example' } }));
    for (const id of ['get-website', 'repair-website', 'fix-search']) {
      expect(ids(busy.recommendations)).not.toContain(id);
    }
    const broken = someFacts({ website: { status: 'unreadable', host: 'x.example', reason: 'tls_error' } });
    expect(advise(broken).recommendations[0]?.id).toBe('repair-website');
    expect(advise(broken).actions[0]?.id).toBe('get-website-back');
  });

  it('estimates more where the gap is wider', () => {
    const at = (seo: number) =>
      advise(someFacts({ website: someReading({ seo }) })).recommendations.find(
        ({ id }) => id === 'fix-search',
      )?.estimatedRevenue ?? 0;
    expect(at(45)).toBeGreaterThan(at(65));
    expect(at(65)).toBeGreaterThan(at(80));
    expect(at(80)).toBe(0);
  });

  it('changes with the trade and the time of the year', () => {
    const opportunities = growthCategories.map((category) =>
      ids(advise({ ...struggling, category }).opportunities).join(),
    );
    expect(new Set(opportunities).size).toBeGreaterThan(6);
    expect(ids(advise(someFacts({ category: 'retail', month: 10 })).recommendations)).toContain(
      'catch-season',
    );
    expect(ids(advise(someFacts({ category: 'accommodation', month: 1 })).recommendations)).toContain(
      'fill-quiet-time',
    );
  });

  it('always gives something to do, the most pressing and the most effective first', () => {
    for (const facts of everything) {
      const { recommendations, actions } = advise(facts);
      expect(recommendations.length).toBeGreaterThan(0);
      expect(actions.length).toBeGreaterThan(1);
      const impacts = recommendations.map(({ impact }) => levels.indexOf(impact));
      expect(impacts).toEqual([...impacts].sort((a, b) => a - b));
      const dollars = recommendations.flatMap(({ estimatedRevenue }) => estimatedRevenue ?? []);
      expect(dollars).toEqual([...dollars].sort((a, b) => b - a));
      const urgencies = actions.map(({ priority }) => priorities.indexOf(priority));
      expect(urgencies).toEqual([...urgencies].sort((a, b) => a - b));
    }
  });

  it('counts SEO for the months after its results show, and leaves it out where those don’t pay for it', () => {
    const seo = (category: GrowthFacts['category']) =>
      advise({ ...struggling, category }).opportunities.find(({ id }) => id === 'be-found-first');
    // 180 × 12 % × 90 % × $95 × 6 months = $11,081; 65 % of $11,100 less 12 × $500, of $6,000.
    expect(seo('restaurant')).toMatchObject({ potentialRevenue: 11_100, investment: 6000, roi: 20 });
    // 45 × 12 % × 65 % × $420 × 6 months = $8,845, of which 55 % are less than $6,000.
    expect(seo('automotive')).toBeUndefined();
  });

  it('offers nothing that would not pay for itself within the first year', () => {
    const returns = everything.flatMap((facts) => advise(facts).opportunities.map(({ roi }) => roi ?? 0));
    expect(returns.length).toBeGreaterThan(100);
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(0);
  });
});
