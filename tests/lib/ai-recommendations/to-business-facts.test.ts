import { toBusinessFacts } from '@/lib/ai-recommendations/to-business-facts';
import { profileGoals, profileTimelines } from '@/lib/profile/profile';

const least = {
  businessName: 'Ferry Road Autos',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoals: ['generate_more_leads'],
} as const;

it('says what the visitor said, and nothing of what was left out', () => {
  expect(toBusinessFacts(least)).toEqual({
    businessName: 'Ferry Road Autos',
    industry: 'automotive',
    businessSize: 'small',
    goals: ['leads'],
  });
});

it('calls goals and times by the advisor’s names, in the same order', () => {
  expect(toBusinessFacts({ ...least, primaryGoals: profileGoals }).goals).toEqual([
    'website-traffic',
    'leads',
    'search-rankings',
    'online-shop',
    'brand-awareness',
  ]);
  expect(profileTimelines.map((timeline) => toBusinessFacts({ ...least, timeline }).timeframe)).toEqual([
    'urgent',
    'soon',
    'planned',
    'future',
  ]);
});

it('distinguishes no website from an unknown one', () => {
  expect(toBusinessFacts({ ...least, currentWebsite: '' })).toMatchObject({ currentWebsite: '' });
  expect(toBusinessFacts(least)).not.toHaveProperty('currentWebsite');
});

it('reads lists as people type them', () => {
  const facts = toBusinessFacts({
    ...least,
    previousServices: 'SEO, Google Ads\n وب‌سایت، لوگو ;网站、广告',
    painPoints: 'No calls, ever\n\n Slow on phones ',
  });
  expect(facts.previousServices).toEqual(['SEO', 'Google Ads', 'وب‌سایت', 'لوگو', '网站', '广告']);
  expect(facts.painPoints).toEqual(['No calls, ever', 'Slow on phones']);
});
