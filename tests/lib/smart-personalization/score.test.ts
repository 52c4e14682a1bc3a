import type { Evidence } from '@/lib/smart-personalization/evidence';
import { personalizationScore, scoreParts } from '@/lib/smart-personalization/score';
import { scoreColour } from '@/lib/smart-personalization/score-colour';

const complete = {
  businessName: 'Ferry Road Autos',
  location: 'Southport',
  industry: 'automotive',
  businessSize: 'small',
  primaryGoal: 'lead-generation',
  budget: '5k-15k',
  timeframe: 'soon',
} as const;

const least = { businessName: 'Ferry Road Autos', location: 'Southport' };

const glance: Evidence = {
  seconds: 59,
  scrollDepth: 49,
  clicks: 0,
  hasUsedForm: false,
  hasAskedForService: false,
  pages: ['/smart-personalization'],
};

describe('the colour of a personalization score', () => {
  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'blue'],
    [60, 'blue'],
    [59, 'yellow'],
    [40, 'yellow'],
    [39, 'red'],
    [0, 'red'],
  ])('is, for %i, %s [PERS-15]', (score, colour) => {
    expect(scoreColour(score)).toBe(colour);
  });
});

describe('the personalization score', () => {
  it('is 80 for complete answers, and 20 for a name and a place', () => {
    expect(personalizationScore(scoreParts(complete, null))).toBe(80);
    expect(personalizationScore(scoreParts(least, null))).toBe(20);
  });

  it('adds up to 20 points for what the visit shows', () => {
    expect(personalizationScore(scoreParts(complete, glance))).toBe(85);
    const reader = { ...glance, seconds: 60, scrollDepth: 50, clicks: 1 };
    expect(personalizationScore(scoreParts(complete, reader))).toBe(100);
  });

  it('never falls with one more answer', () => {
    const { timeframe: _, ...six } = complete;
    const parts = scoreParts(six, null);
    expect(parts.answers).toEqual({ given: 6, of: 7, points: 70, most: 80 });
    expect(personalizationScore(parts)).toBeLessThan(personalizationScore(scoreParts(complete, null)));
  });
});
