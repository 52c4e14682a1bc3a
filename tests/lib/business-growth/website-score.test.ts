import { metricWeights, websiteScore } from '@/lib/business-growth/website-score';

describe('websiteScore', () => {
  const measured = (score: number | null) => ({
    score,
    source: score === null ? null : ('measured' as const),
  });
  const metrics = (...[loadSpeed, mobileScore, seoScore, securityScore]: (number | null)[]) => ({
    loadSpeed: measured(loadSpeed ?? null),
    mobileScore: measured(mobileScore ?? null),
    seoScore: measured(seoScore ?? null),
    securityScore: measured(securityScore ?? null),
  });

  it('weighs the four figures as its formula says', () => {
    expect(Object.values(metricWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
    expect(websiteScore(metrics(50, 100, 80, 60))).toBe(74);
    expect(websiteScore(metrics(100, 100, 100, 100))).toBe(100);
  });

  it('counts what was not measured as 0: there was no page', () => {
    expect(websiteScore(metrics(null, null, 80, null))).toBe(40);
    expect(websiteScore(metrics(null, null, null, null))).toBe(0);
  });
});
