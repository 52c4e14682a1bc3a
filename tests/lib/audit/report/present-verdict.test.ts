import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { auditFaultyPage } from '@/tests/looks/sample-audit';

const readNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

describe('the verdict beside the score', () => {
  it('accounts for the questions that are neither faults of the plan nor passed', async () => {
    const { verdict, issues, plan } = await presentAnalysis(auditFaultyPage(), 'en');
    const [total, ignored = 0, rest = 0] = readNumbers(verdict?.account ?? '');
    const passed = issues.filter(({ status, type }) => status === undefined && type === 'success').length;
    expect(total).toBe(issues.length);
    expect(ignored).toBe(plan.ignored.length);
    const { critical, warning, info } = plan.issues;
    expect(critical + warning + info).toBe(issues.length - ignored - rest - passed);
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
