import { estimateSpeed, speedParts } from '@/lib/audit/engine/speed-estimate';
import { loadSpeedMetric, mobileMetric } from '@/lib/audit/engine/speed-metrics';
import type { PageSpeedFacts } from '@/lib/web-page/site-facts';
import { createVisit } from '@/tests/support/visit';

const heavy = `<!doctype html><head>${'<script src="/a.js"></script>'.repeat(9)}</head>`;

function google(performance: number | null, audits: PageSpeedFacts['audits'] = {}): PageSpeedFacts {
  return {
    scores: { performance, seo: null, accessibility: null, bestPractices: null },
    metrics: { lcpMs: null, cls: null, tbtMs: null, fcpMs: null, totalBytes: null },
    audits,
    version: '13.5.0',
    measuredAt: '',
  };
}

describe('estimateSpeed', () => {
  it('gives a light page from a quick server 100', () => {
    expect(estimateSpeed(createVisit())).toBe(100);
  });

  it('has parts that weigh 100 together', () => {
    expect(Object.values(speedParts).reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('takes off for a server that thinks long', () => {
    // 25 of the 85 that apply: nothing is large enough to be packed, and there are no files to keep
    expect(estimateSpeed(createVisit({ timing: { ttfbMs: 1800 } }))).toBe(70);
  });

  it('takes off for files that hold the page up', () => {
    expect(estimateSpeed(createVisit({ html: heavy }))).toBeLessThan(85);
  });

  it('is the same for the same visit', () => {
    const visit = createVisit({ html: heavy, timing: { ttfbMs: 777 } });
    expect(estimateSpeed(visit)).toBe(estimateSpeed(visit));
  });

  it('says nothing about a page that isn’t there', () => {
    expect(estimateSpeed(createVisit({ status: 404, html: null }))).toBeNull();
  });
});

describe('loadSpeedMetric', () => {
  it('takes Google’s measurement where there is one', () => {
    expect(loadSpeedMetric(createVisit({ site: { pageSpeed: google(0) } }))).toEqual({
      score: 0,
      source: 'psi',
    });
  });

  it('calls our own figure an estimate', () => {
    expect(loadSpeedMetric(createVisit({ site: { pageSpeed: google(null) } }))).toEqual({
      score: 100,
      source: 'estimated',
    });
  });

  it('has no source where nothing was measured', () => {
    expect(loadSpeedMetric(createVisit({ status: 500, html: null }))).toEqual({ score: null, source: null });
  });
});

describe('mobileMetric', () => {
  it('is the score of the checks where Google drew nothing', () => {
    expect(mobileMetric(createVisit(), 80)).toEqual({ score: 80, source: 'estimated' });
  });

  it('is half what Google saw on a phone', () => {
    const pageSpeed = google(50, { 'target-size': 0, 'font-size': 1, viewport: null });
    expect(mobileMetric(createVisit({ site: { pageSpeed } }), 80)).toEqual({ score: 65, source: 'psi' });
  });

  it('is unknown where neither is there', () => {
    expect(mobileMetric(createVisit({ site: { pageSpeed: google(50) } }), null)).toEqual({
      score: null,
      source: null,
    });
  });
});
