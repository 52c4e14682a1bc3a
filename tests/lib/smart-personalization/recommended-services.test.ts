import type { PresentedAdvice } from '@/lib/advisor/advice';
import { type BusinessFacts, type Goal, goals } from '@/lib/advisor/facts';
import { listPrices } from '@/lib/advisor/model/our-prices';
import { presentAdvice } from '@/lib/advisor/present-advice';
import { rankAdvice } from '@/lib/advisor/rank-advice';
import { type Industry, industries } from '@/lib/content/business-profile';
import { recommendedServices } from '@/lib/smart-personalization/recommended-services';

const advice = (changes: Partial<PresentedAdvice>): PresentedAdvice => ({
  id: 'rule',
  type: 'service',
  title: 'Do it',
  priority: 'high',
  confidence: 80,
  description: 'How.',
  suggestedServices: [],
  serviceIds: [],
  reasoning: 'Because.',
  expectedOutcome: 'More.',
  estimatedValue: 495,
  ...changes,
});

it('a service is listed once, with the first advice that it fits most', () => {
  const found = recommendedServices([
    advice({
      title: 'Start here',
      serviceIds: ['website-design', 'seo-performance'],
      suggestedServices: ['Websites', 'Search'],
    }),
    advice({
      title: 'Then this',
      serviceIds: ['seo-performance', 'website-design'],
      suggestedServices: ['Search', 'Websites'],
      estimatedValue: 0,
    }),
    advice({
      title: 'And again',
      serviceIds: ['website-design', 'website-analytics'],
      suggestedServices: ['Websites', 'Analytics'],
    }),
    advice({ title: 'By yourself', serviceIds: ['digital-marketing'], estimatedValue: 0, isFree: true }),
  ]);
  expect(found).toEqual([
    expect.objectContaining({
      id: 'website-design',
      title: 'Websites',
      step: 'Start here',
      estimatedValue: 495,
      isMonthly: false,
    }),
    expect.objectContaining({
      id: 'seo-performance',
      title: 'Search',
      step: 'Then this',
      estimatedValue: 500,
      isMonthly: true,
    }),
  ]);
});

it('a free step opens the list only where the advice begins with it', () => {
  const free = advice({ title: 'By yourself', serviceIds: ['local-business-listings'], isFree: true });
  const other = advice({ title: 'Ask', serviceIds: ['website-analytics'], isFree: true });
  const paid = advice({ title: 'Start here', serviceIds: ['website-design'] });
  const steps = (...items: PresentedAdvice[]) => recommendedServices(items).map(({ step }) => step);
  expect(steps(free, other, paid)).toEqual(['By yourself', 'Start here']);
  expect(steps(paid, free)).toEqual(['Start here']);
  expect(steps(free, advice({ title: 'By us', serviceIds: ['local-business-listings'] }))).toEqual([
    'By yourself',
    'By us',
  ]);
});

it('the plan begins with what answers the complaint, not with what it might mean besides', async () => {
  const asked: BusinessFacts = {
    businessName: 'Bob’s Electrical',
    location: 'Nerang',
    industry: 'professional',
    goals: ['leads'],
    painPoints: ['Lots of people look at the website and nobody gets in touch'],
  };
  const items = rankAdvice(asked);
  const advised = await presentAdvice({ engine: 'rules', items }, asked, 'en');
  expect(recommendedServices(advised)[0]?.step).toBe(advised[0]?.title);
  expect(advised[0]).toMatchObject({ id: 'free-audit', isFree: true });
});

it.each([
  'not on google maps',
  'our google business profile is suspended',
  'too few reviews',
  'ads cost too much',
])('a small budget and "%s" leave no empty plan: it says what to do for free', async (painPoints) => {
  const asked: BusinessFacts = {
    businessName: 'Bob’s Electrical',
    location: 'Nerang',
    industry: 'other',
    businessSize: 'small',
    goals: ['leads'],
    budget: 'under-5k',
    timeframe: 'soon',
    painPoints: [painPoints],
  };
  const items = rankAdvice(asked);
  const [first] = recommendedServices(await presentAdvice({ engine: 'rules', items }, asked, 'en'));
  expect(first).toMatchObject({ isFree: true, estimatedValue: 0 });
  expect(first?.personalizedReason).toContain(painPoints);
});

it('advice without a service is no recommended service', () => {
  expect(recommendedServices([advice({ type: 'timing' })])).toEqual([]);
});

describe('a large business with a large budget', () => {
  const facts = (industry: Industry, goal: Goal): BusinessFacts => ({
    businessName: 'Broadwater Group',
    industry,
    businessSize: 'enterprise',
    goals: [goal],
    budget: '50k-plus',
    timeframe: 'planned',
    location: 'Southport',
  });

  it('is given a price with at least one of its first three services, whatever it does and wants', async () => {
    const priceless: string[] = [];
    for (const industry of industries)
      for (const goal of goals) {
        const asked = facts(industry, goal);
        const advised = await presentAdvice({ engine: 'rules', items: rankAdvice(asked) }, asked, 'en');
        const [...services] = recommendedServices(advised).slice(0, 3);
        if (!services.some(({ estimatedValue }) => estimatedValue > 0))
          priceless.push(`${industry}, ${goal}`);
      }
    expect(priceless).toEqual([]);
  });

  it('is given prices of our list only, which says whether they are monthly', () => {
    const dollars = goals.flatMap((goal) =>
      rankAdvice(facts('automotive', goal)).flatMap(({ services, estimatedValue }) =>
        services.flatMap(listPrices).some((price) => price.dollars === estimatedValue) ? [] : estimatedValue,
      ),
    );
    expect(dollars.filter((unlisted) => unlisted > 0)).toEqual([]);
  });
});
