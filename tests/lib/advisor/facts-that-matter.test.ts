import type { BusinessFacts } from '@/lib/advisor/facts';
import { rankAdvice } from '@/lib/advisor/rank-advice';

const workshop: BusinessFacts = {
  businessName: 'Nerang Spanner',
  industry: 'automotive',
  businessSize: 'small',
  goals: ['leads', 'search-rankings'],
  location: 'Nerang',
  currentWebsite: 'https://nerang-spanner.example',
  budget: '5k-15k',
  timeframe: 'planned',
};

const adviceFor = (changes: Partial<BusinessFacts>) => rankAdvice({ ...workshop, ...changes });
const idsFor = (changes: Partial<BusinessFacts>) => adviceFor(changes).map(({ rule }) => rule);
const reasonsFor = (changes: Partial<BusinessFacts>) =>
  adviceFor(changes).flatMap(({ reasons }) => reasons.map(({ key }) => key));

describe('an answer that matters changes the advice', () => {
  it.each<[string, Partial<BusinessFacts>]>([
    ['the industry', { industry: 'technology' }],
    ['the size', { businessSize: 'enterprise' }],
    ['the goals', { goals: ['customer-retention'] }],
    ['the order of the goals', { goals: ['search-rankings', 'leads'] }],
    ['the budget', { budget: 'under-5k' }],
    ['the timeframe', { timeframe: 'urgent' }],
    ['having no website', { currentWebsite: '' }],
    ['not having been asked for a website', { currentWebsite: undefined }],
    ['earlier services', { previousServices: ['SEO by an agency'] }],
    ['pain points', { painPoints: ['The website is slow'] }],
    ['the place', { location: undefined }],
    ['the pages looked at', { pagesSeen: ['/fa/seo-services', '/products?x=1'] }],
  ])('%s', (_what, changes) => {
    expect(adviceFor(changes)).not.toEqual(adviceFor({}));
  });

  it('but not the name', () => {
    expect(adviceFor({ businessName: 'Anything else' })).toEqual(adviceFor({}));
  });
});

describe('advice by facts', () => {
  it('advises an owner with a sound website not to buy a new one, and one with an outdated website to do so', () => {
    const modest = { budget: 'under-5k', goals: ['search-rankings'] } as const;
    expect(idsFor(modest)).toContain('keep-your-website');
    expect(idsFor({ ...modest, painPoints: ['Our site looks outdated'] })).not.toContain('keep-your-website');
    expect(idsFor({ painPoints: ['Our site looks outdated'] })).toContain('rebuild-website');
  });

  it('lets nobody in a hurry count on search', () => {
    const hurried = { timeframe: 'urgent', goals: ['search-rankings'] } as const;
    expect(idsFor(hurried)).toContain('bridge-until-search');
    expect(idsFor(hurried)).not.toContain('start-search-early');
  });

  it('sends nobody with a slow page to buy clicks', () => {
    const slow = { goals: ['leads'], timeframe: 'urgent', painPoints: ['slow on phones'] } as const;
    expect(idsFor({ ...slow, painPoints: [] })).toContain('paid-search');
    expect(idsFor(slow)).not.toContain('paid-search');
    expect(idsFor(slow)).toContain('fix-before-ads');
  });

  it('says so when the steps together go over the budget, and makes those low', () => {
    const keen = adviceFor({
      budget: 'under-5k',
      goals: ['search-rankings', 'leads', 'customer-retention'],
      businessSize: 'medium',
      timeframe: 'planned',
      pagesSeen: ['/seo-services', '/products'],
    });
    const beyond = keen.filter(({ reasons }) => reasons.some(({ key }) => key === 'over-budget'));
    expect(beyond.length).toBeGreaterThan(0);
    expect(new Set(beyond.map(({ priority }) => priority))).toEqual(new Set(['low']));
  });

  it('offers a health service no reviews as advertising, but the rules of the trade', () => {
    const ids = idsFor({ industry: 'health' });
    expect(ids).not.toContain('ask-for-reviews');
    expect(ids).toContain('health-advertising');
  });

  it('gets surer with each answer', () => {
    const sure = (changes: Partial<BusinessFacts>) =>
      adviceFor({ goals: ['search-rankings'], ...changes }).find(({ rule }) => rule === 'search-engine-work')
        ?.confidence ?? 0;
    const told = { painPoints: ['Nobody finds us on Google'] };
    expect(sure({})).toBeGreaterThan(0);
    expect(sure(told)).toBeGreaterThan(sure({}));
    expect(sure({ ...told, budget: undefined })).toBeLessThan(sure(told));
  });
});

describe('what was typed', () => {
  it.each([
    ['en', 'Our site is really slow', 'speed-up'],
    ['de', 'Die Seite lädt sehr langsam', 'speed-up'],
    ['fa', 'سایت ما خیلی كند است', 'speed-up'],
    ['ja', 'サイトが遅い', 'speed-up'],
    ['zh', '网站速度太慢', 'speed-up'],
    ['pl', 'Nasza strona jest przestarzała', 'rebuild-website'],
    ['es', 'La web está anticuada', 'rebuild-website'],
    ['pt', 'O site foi pirateado: segurança', 'clean-hacked-site'],
    ['bg', 'Сайтът е остарял', 'rebuild-website'],
  ])('is understood in %s: %s', (_language, words, rule) => {
    const asked = { painPoints: [words], goals: ['website-traffic'] } as const;
    expect(idsFor(asked)).toContain(rule);
    expect(reasonsFor(asked)).toContain('pain');
  });

  it('of no kind we know leads to a talk, and nothing is sold on a guess', () => {
    const [first, ...others] = adviceFor({ painPoints: ['Blue is a colour of the sky'] });
    expect(first).toMatchObject({ rule: 'talk-first', reasons: [{ key: 'not-understood' }] });
    expect(others.slice(0, 2).map(({ estimatedValue }) => estimatedValue)).toEqual([0, 0]);
  });
});
