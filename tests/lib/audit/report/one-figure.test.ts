import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { presentAudit } from '@/lib/audit/report/present-audit';
import { createPage, frontPage, ldJson, plumber } from '@/tests/support/smith-plumbing';
import { createVisit, robotsTxt } from '@/tests/support/visit';

const place = { id: '1', token: 't'.repeat(22), businessName: '' };
const pages = {
  'a page that describes a business': createPage('<h1>Smith</h1>', ldJson(plumber)),
  'a page that names none': createPage('<h1>Hot water repairs</h1><p>Gone cold?</p>'),
};

it.each(Object.entries(pages))(
  'has one figure in the checker, in the audit and in its headline, whatever name the audit is given: %s',
  async (_, html) => {
    const judge = (businessName: string) =>
      judgeVisit({ ...createVisit({ html, url: frontPage }), businessName }).facts;
    const checked = await presentAnalysis(judge(''), 'en');
    for (const name of ['Smith & Sons Plumbing', 'Jones Electrical']) {
      const audit = await presentAudit(judge(name), { ...place, businessName: name }, 'en');
      expect(audit.overallScore).toBe(checked.score);
      expect(audit.metrics.seoScore).toBe(checked.score);
    }
  },
);

it('calls nothing a warning that nobody measured', async () => {
  const { issues } = await presentAnalysis(judgeVisit(createVisit()).facts, 'en');
  const unmeasured = issues.filter(({ status }) => status === 'not_measured');
  expect(unmeasured.length).toBeGreaterThan(0);
  expect(unmeasured.filter(({ type }) => type !== 'success')).toEqual([]);
});

it('says once how much of a very large page was read', async () => {
  const html = createPage('<p>'.repeat(50_001));
  const analysis = await presentAnalysis(judgeVisit(createVisit({ html })).facts, 'en');
  expect(analysis.truncation).toContain('50,000 elements');
  expect(analysis.issues.filter(({ message }) => message.includes('so large'))).toEqual([]);
});

it('says what keeps a question from being asked, where that counts as lost', async () => {
  const site = { robotsTxt: robotsTxt('', 500) };
  const { issues } = await presentAnalysis(judgeVisit(createVisit({ site })).facts, 'en');
  expect(issues.find(({ id }) => id === 'soft-404')).toMatchObject({
    status: 'not_measured',
    message: expect.stringContaining('robots.txt can be read'),
  });
});
