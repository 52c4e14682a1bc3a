import { advise } from '@/lib/business-growth/advise';
import { growthCategories } from '@/lib/business-growth/categories';
import { type GrowthFacts, searchObstacles, websiteFaults } from '@/lib/business-growth/facts';
import { presentGrowth } from '@/lib/business-growth/present-growth';
import { sourcedFigures } from '@/lib/business-growth/result';
import { localeCodes } from '@/lib/i18n/locales';
import { plainWords } from '@/lib/i18n/shown-messages';
import { log } from '@/lib/log/log';
import { fromGoogle, someFacts, someReading, someRivals } from '@/tests/support/growth-facts';

const rivals = someRivals(10);
const cases: GrowthFacts[] = [
  ...growthCategories.map((category, month) => someFacts({ category, month: month + 1 })),
  ...websiteFaults.map((reason) =>
    someFacts({ website: { status: 'unreadable', host: 'x.example', reason } }),
  ),
  someFacts({ places: { status: 'failed' }, website: { status: 'busy', host: 'x.example' } }),
  someFacts({ places: { status: 'answered', business: null, rivals }, rivals }),
  ...searchObstacles.map((obstacle) => someFacts({ website: someReading({ score: 30, seo: 30, obstacle }) })),
  someFacts({ category: 'other', places: { status: 'answered', business: null, rivals: null } }),
  someFacts({
    month: 1,
    category: 'accommodation',
    rating: fromGoogle(3.4),
    reviewCount: fromGoogle(2),
    rivals: someRivals(12).map((rival) => ({ ...rival, rating: 4.8 })),
    website: someReading({
      score: 30,
      seo: 20,
      mobile: 20,
      speed: 10,
      failed: ['phone-link'],
      critical: [{ id: 'viewport', reason: 'missing' }],
    }),
  }),
  someFacts({
    rating: fromGoogle(4.9),
    reviewCount: fromGoogle(400),
    rivals,
    places: { status: 'answered', business: { name: 'Autos', rating: 4.9, reviewCount: 400 }, rivals },
    website: someReading({ stated: { rating: 4, reviewCount: 3 } }),
  }),
];

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

describe.each(localeCodes)('the growth advice in %s', (locale) => {
  it('has words for everything it can say, and none is left unfilled', async () => {
    const complained = jest.spyOn(log, 'error');
    for (const facts of cases) {
      const result = await presentGrowth(facts, advise(facts), { typed: {}, locale });
      const sentences = sentencesOf(result);
      expect(sentences.length).toBeGreaterThan(40);
      expect(sentences.filter((text) => text.trim() === '' || /[{}]|undefined|NaN/.test(text))).toEqual([]);
    }
    expect(complained).not.toHaveBeenCalled();
    complained.mockRestore();
  });
});

it('names what costs visitors now by what is wrong, not by what was checked', async () => {
  const critical = [
    { id: 'is-crawlable', reason: 'meta' },
    { id: 'viewport', reason: 'missing' },
  ];
  const facts = someFacts({ website: someReading({ critical }) });
  const { actionItems } = await presentGrowth(facts, advise(facts), { typed: {}, locale: 'en' });
  expect(JSON.stringify(actionItems)).toContain(
    'beginning with: “Search engines are told not to list this page” and “Phones show the page shrunk, with tiny text”.',
  );
});

describe('the source shown with a figure', () => {
  it('names a source for each, and a formula for each that was worked out', async () => {
    for (const facts of cases) {
      const advice = advise(facts);
      const { sources, formulas, recommendations, growthOpportunities } = await presentGrowth(facts, advice, {
        typed: {},
        locale: 'en',
      });
      expect(Object.keys(sources.figures).sort()).toEqual([...sourcedFigures].sort());
      expect(sources.asked.map(({ source }) => source)).toEqual(['google', 'website', 'typed']);
      const explained = formulas.map(({ figure }) => figure);
      for (const { id } of recommendations) expect(explained).toContain(`recommendations.${id}`);
      for (const { id } of growthOpportunities) expect(explained).toContain(`growthOpportunities.${id}`);
      for (const [figure, { source }] of Object.entries(sources.figures)) {
        if (source === 'estimate' || source === 'computed') {
          const isPlain = figure === 'marketPosition' && advice.standing.percentile === null;
          expect(isPlain || explained.includes(figure)).toBe(true);
        }
        if (source === 'none') expect(explained).not.toContain(figure);
      }
    }
  });

  it('shows the very sum that the estimate is', async () => {
    const facts = someFacts();
    const { recommendations, formulas } = await presentGrowth(facts, advise(facts), {
      typed: {},
      locale: 'en',
    });
    const website = recommendations.find(({ id }) => id === 'get-website');
    const formula = formulas.find(({ figure }) => figure === 'recommendations.get-website');
    expect(website?.estimatedRevenue).toBe(11_800);
    expect(plainWords(formula?.text ?? '')).toContain(
      '45 first-time enquiries a month × 8% more × 65% who buy × $420 a sale × 12 months = about $11,800',
    );
    expect(formula?.isEstimate).toBe(true);
  });

  it('says when Google didn’t answer, and what was used instead', async () => {
    const facts = someFacts({ places: { status: 'failed' }, rating: { value: 4, source: 'typed' } });
    const { sources } = await presentGrowth(facts, advise(facts), {
      typed: { currentRating: 4 },
      locale: 'en',
    });
    expect(sources.asked[0]).toMatchObject({ source: 'google', status: 'failed' });
    expect(sources.asked[2]).toMatchObject({ source: 'typed', status: 'used' });
    expect(sources.figures.currentRating).toEqual({ source: 'typed', text: 'As you typed it' });
    expect(sources.figures.reviewCount).toMatchObject({ source: 'none' });
  });
});
