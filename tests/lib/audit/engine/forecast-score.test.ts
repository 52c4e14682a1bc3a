import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { forecastScore } from '@/lib/audit/engine/forecast-score';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { createVisit } from '@/tests/support/visit';

const title = '<title>Hot water repairs in Southport | Smith Plumbing</title>';
const viewport = '<meta name="viewport" content="width=device-width">';

const pageWith = (...parts: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${parts.join('')}</head><body><h1>Hot water repairs</h1>
   <p>(07) 5555 0100</p><a href="/about">About us</a></body></html>`;

const judge = (html: string): AuditFacts => judgeVisit(createVisit({ html })).facts;

describe('the score to come', () => {
  it('is the one that the repaired page gets', () => {
    const html = pageWith(title, viewport);
    const faulty = judge(html.replace('<!doctype html>', ''));
    const repaired = judge(html);
    expect(forecastScore(faulty, ['doctype'])).toBe(repaired.metrics.seoScore.score);
    expect(repaired.metrics.seoScore.score).toBeGreaterThan(faulty.metrics.seoScore.score ?? 100);
  });

  it('promises no more than the repaired page gets where a repair lets us ask further questions', () => {
    const forecast = forecastScore(judge(pageWith(title)), ['viewport']);
    expect(judge(pageWith(title, viewport)).metrics.seoScore.score).toBeGreaterThan(forecast ?? 100);
  });

  it('is not told for what isn’t wrong, what has its own arithmetic, and what earlier checks found', () => {
    const facts = judge(pageWith(title));
    expect(forecastScore(facts, ['document-title'])).toBeNull();
    expect(forecastScore(facts, ['csp'])).toBeNull();
    expect(forecastScore({ ...facts, checksVersion: 'earlier' }, ['viewport'])).toBeNull();
  });
});

describe('what to repair this week', () => {
  it('is the five that pay most, and what the score becomes with the first three that count in it', async () => {
    const facts = judge('<p>(07) 5555 0100');
    const { plan, issues, score } = await presentAnalysis(facts, 'en');
    expect(plan.first).toEqual(issues.slice(0, 5).map(({ id }) => id));
    expect(plan.forecast?.repaired).toHaveLength(3);
    expect(plan.forecast?.score).toBe(forecastScore(facts, plan.forecast?.repaired ?? []));
    expect(plan.forecast?.score).toBeGreaterThan(score ?? 100);
  });

  it('follows what pays within a severity, whatever the category', async () => {
    const { issues } = await presentAnalysis(judge(pageWith(title, viewport)), 'en');
    const warnings = issues.filter(({ severity, effort }) => severity === 'warning' && effort);
    expect(warnings[0]?.id).toBe('phone-link');
    expect(warnings[0]?.effort).toEqual({ loses: 'call', minutes: 5, when: 'hour' });
    const areas = warnings.map(({ category }) => category);
    expect(areas.filter((area, index) => area !== areas[index - 1]).length).toBeGreaterThan(
      new Set(areas).size,
    );
  });

  it('is the same in an audit', async () => {
    const facts = judge('<p>(07) 5555 0100');
    const { plan } = await presentAudit(
      facts,
      { id: '1', token: 'AbCdEfGhIjKlMnOpQrStUv', businessName: '' },
      'en',
    );
    expect(plan.forecast?.score).toBe(forecastScore(facts, plan.forecast?.repaired ?? []));
  });
});
