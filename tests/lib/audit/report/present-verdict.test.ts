import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { auditFaultyPage } from '@/tests/looks/sample-audit';

const readNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

describe('the verdict beside the score', () => {
  it('accounts for every question, and its faults are those of the plan', async () => {
    const { verdict, issues, plan } = await presentAnalysis(auditFaultyPage(), 'en');
    const [total, faults = 0, ...others] = readNumbers(verdict?.account ?? '');
    expect(total).toBe(issues.length);
    expect(faults + others.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(readNumbers(plan.summary)[0]).toBe(faults);
  });

  it('names the worst figure, where it is red though the score isn’t', async () => {
    const facts = auditFaultyPage();
    expect((await presentAnalysis(facts, 'en')).verdict?.worst).toContain('on a phone');
    const { metrics } = facts;
    const sound = { score: 90, source: 'measured' as const };
    const green = { ...metrics, mobileScore: sound, securityScore: sound, loadSpeed: sound };
    expect((await presentAnalysis({ ...facts, metrics: green }, 'en')).verdict?.worst).toBeUndefined();
    const poor = { ...metrics, seoScore: { ...metrics.seoScore, score: 40 } };
    expect((await presentAnalysis({ ...facts, metrics: poor }, 'en')).verdict?.worst).toBeUndefined();
  });
});
