import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { forecastScore } from '@/lib/audit/engine/forecast-score';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
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
