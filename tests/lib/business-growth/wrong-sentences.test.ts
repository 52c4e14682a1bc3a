import { advise } from '@/lib/business-growth/advise';
import type { GrowthFacts, WebsiteReading } from '@/lib/business-growth/facts';
import { presentGrowth } from '@/lib/business-growth/present-growth';
import { localeCodes } from '@/lib/i18n/locales';
import { fromGoogle, someFacts, someReading, someRivals } from '@/tests/support/growth-facts';

async function recommendation(id: string, facts: GrowthFacts, locale: (typeof localeCodes)[number] = 'en') {
  const { recommendations } = await presentGrowth(facts, advise(facts), { typed: {}, locale });
  return recommendations.find((each) => each.id === id);
}

const withSite = (reading: Partial<WebsiteReading>) => someFacts({ website: someReading(reading) });

describe('what is said about a phone', () => {
  it.each([
    ['viewport', /have to pinch and zoom leave/],
    ['font-size', /too small to tap or to read/],
    ['meta-viewport', /doesn’t let people enlarge it/],
    ['phone-link', /number can’t be tapped/],
  ])('is what %s found', async (failed, sentence) => {
    const said = await recommendation('fit-phones', withSite({ mobile: 60, failed: [failed] }));
    expect(said?.description).toMatch(sentence);
    if (failed !== 'viewport') expect(said?.description).not.toContain('pinch');
  });

  it('is chosen in every language, also where quoted text is isolated', async () => {
    for (const locale of localeCodes) {
      const said = await Promise.all(
        ['viewport', 'meta-viewport', 'phone-link', 'font-size'].map((failed) =>
          recommendation('fit-phones', withSite({ mobile: 60, failed: [failed] }), locale),
        ),
      );
      expect(new Set(said.map((each) => each?.description)).size).toBe(4);
    }
  });
});

describe('what is said about search', () => {
  it('counts the checks that search depends on, and no others', async () => {
    const failed = Array.from({ length: 28 }, (_, index) => `check-${index}`);
    const said = await recommendation('fix-search', withSite({ seo: 55, failed, searchFaults: 9 }));
    expect(said?.description).toContain('9 checks that search depends on');
    expect(said?.description).not.toContain('28');
  });

  it.each([
    ['error', 'returns an error'],
    ['blocked', 'tells search engines not to list it'],
    ['empty', 'delivers a page without text'],
  ] as const)('begins with the obstacle where the page is %s, not with headings', async (obstacle, words) => {
    const rated = { rating: fromGoogle(4.5), reviewCount: fromGoogle(90) };
    const facts = { ...withSite({ score: 40, seo: 40, mobile: 40, obstacle }), ...rated };
    const { recommendations, opportunities } = advise(facts);
    expect(recommendations[0]?.id).toBe('lift-obstacle');
    expect((await recommendation('lift-obstacle', facts))?.description).toContain(words);
    expect(recommendations.map(({ id }) => id)).not.toContain('fix-search');
    for (const id of ['new-website', 'be-found-first'])
      expect(opportunities.map((each) => each.id)).not.toContain(id);
  });
});

describe('what is said about rivals', () => {
  it.each(['website', 'typed'] as const)(
    'calls nobody a leader or a competitor whose %s rating was compared with no rival',
    (source) => {
      const facts = someFacts({ rating: { value: 5, source }, reviewCount: { value: 900, source } });
      expect(advise(facts).standing.position).toBe('other');
    },
  );

  it('names a goal for reviews in a whole sentence', async () => {
    const facts = someFacts({
      rating: fromGoogle(4.5),
      reviewCount: fromGoogle(6),
      rivals: someRivals(10),
    });
    const said = await recommendation('collect-reviews', facts);
    expect(said?.description).toContain(
      'Aim for 40: as many as a typical rival has, or enough that one bad day doesn’t hurt.',
    );
  });
});

it('a new website is not said to be cheaper than a repair that nobody priced', async () => {
  const facts = withSite({ score: 30 });
  const { growthOpportunities } = await presentGrowth(facts, advise(facts), { typed: {}, locale: 'en' });
  const { description } = growthOpportunities.find(({ id }) => id === 'new-website') ?? {};
  expect(description).toContain('have repair and rebuilding priced side by side');
  expect(description).not.toContain('less than');
});
