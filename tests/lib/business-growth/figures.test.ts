import { growthCategories } from '@/lib/business-growth/categories';
import {
  annualNewCustomerRevenue,
  returnOnInvestmentPercent,
  upliftRevenue,
} from '@/lib/business-growth/estimate';
import { BUSY_MONTH, benchmarks, QUIET_MONTH } from '@/lib/business-growth/industry-benchmarks';
import { effortColour, impactColour } from '@/lib/business-growth/level-colour';
import { computeStanding } from '@/lib/business-growth/market-comparison';
import { computePerformance } from '@/lib/business-growth/performance';
import { seasonAhead } from '@/lib/business-growth/season';
import { sumRevenue } from '@/lib/business-growth/sum-revenue';
import { someFacts, someReading, someRivals } from '@/tests/support/growth-facts';

describe('the figures of the growth analyser', () => {
  it('the revenue impact is the sum of what the recommendations may bring, as far as known [GROWTH-19]', () => {
    const items = [{ estimatedRevenue: 11_800 }, { estimatedRevenue: null }, { estimatedRevenue: 4400 }];
    expect(sumRevenue(items)).toEqual({ total: 16_200, known: 2, of: 3 });
    expect(sumRevenue([{ estimatedRevenue: null }])).toEqual({ total: null, known: 0, of: 1 });
    expect(sumRevenue([])).toEqual({ total: null, known: 0, of: 0 });
  });

  it('impact is green, yellow and blue from high to low [GROWTH-20]', () => {
    expect(impactColour).toEqual({ high: 'green', medium: 'yellow', low: 'blue' });
  });

  it('effort is red, orange and green from high to low [GROWTH-21]', () => {
    expect(effortColour).toEqual({ high: 'red', medium: 'orange', low: 'green' });
  });

  it.each(growthCategories)(
    'the benchmarks of %s are plausible, and their year has an average of 100',
    (category) => {
      const { leadsPerMonth, buyPercent, saleDollars, marginPercent, season } = benchmarks[category];
      expect(season).toHaveLength(12);
      expect(season.reduce((sum, level) => sum + level, 0) / 12).toBe(100);
      for (const figure of [leadsPerMonth, saleDollars]) expect(figure).toBeGreaterThan(0);
      for (const share of [buyPercent, marginPercent]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(100);
      }
    },
  );

  it('an estimate is the product that its formula names', () => {
    const benchmark = { leadsPerMonth: 50, buyPercent: 40, saleDollars: 200, marginPercent: 50, season: [] };
    expect(upliftRevenue(benchmark, { percent: 10, months: 12 })).toBe(4800);
    expect(upliftRevenue(benchmark, { percent: 10, months: 1 })).toBe(400);
    expect(annualNewCustomerRevenue(benchmark)).toBe(48_000);
    expect(returnOnInvestmentPercent(1000, 4800, benchmark)).toBe(140);
    expect(returnOnInvestmentPercent(4000, 4800, benchmark)).toBe(-40);
  });

  it('scores are of what is known, and null where nothing is', () => {
    const unknown = someFacts();
    expect(computePerformance(unknown, computeStanding(unknown))).toEqual({
      customerSatisfactionScore: null,
      digitalPresenceScore: null,
      competitivenessScore: null,
      growthReadinessScore: null,
      known: 0,
    });
    const known = someFacts({
      rating: { value: 4.5, source: 'google' },
      reviewCount: { value: 40, source: 'google' },
      rivals: someRivals(10),
      website: someReading({ score: 60 }),
    });
    const { percentile } = computeStanding(known);
    expect(computePerformance(known, computeStanding(known))).toEqual({
      customerSatisfactionScore: 90,
      digitalPresenceScore: 60,
      competitivenessScore: percentile,
      growthReadinessScore: Math.round((90 + 60 + (percentile ?? 0)) / 3),
      known: 3,
    });
  });

  it('one score is no mean', () => {
    const facts = someFacts({ website: someReading({ score: 60 }) });
    expect(computePerformance(facts, computeStanding(facts)).growthReadinessScore).toBeNull();
  });

  it('the season ahead is busy, else quiet, else nothing, and turns over at New Year', () => {
    expect(seasonAhead('retail', 9)).toMatchObject({ kind: 'busy', month: 11 });
    expect(seasonAhead('fitness', 12)).toMatchObject({ kind: 'busy', month: 1, percent: 28 });
    expect(seasonAhead('accommodation', 1)).toMatchObject({ kind: 'quiet', month: 2 });
    for (const month of [1, 6, 12]) expect(seasonAhead('other', month)).toBeNull();
  });

  it('what comes is as busy or as quiet as it is called', () => {
    const seasons = growthCategories.flatMap((category) =>
      Array.from({ length: 12 }, (_, month) => seasonAhead(category, month + 1) ?? []).flat(),
    );
    expect(seasons.length).toBeGreaterThan(50);
    for (const { kind, percent } of seasons) {
      expect(percent).toBeGreaterThanOrEqual(kind === 'busy' ? BUSY_MONTH - 100 : 100 - QUIET_MONTH);
    }
  });
});
