import { auditFactsSchema } from '@/lib/audit/engine/audit-facts';
import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { createVisit } from '@/tests/support/visit';

const pageSpeed = {
  scores: { performance: 62, seo: 92, accessibility: null, bestPractices: 100 },
  metrics: { lcpMs: 3321.5, cls: 0.02, tbtMs: 180, fcpMs: 1800, totalBytes: 1_234_567 },
  audits: {},
  version: '13.4.1',
  measuredAt: '2026-11-20T10:00:00.000Z',
};
const fieldData = {
  of: 'page',
  firstDay: '2026-10-24',
  lastDay: '2026-11-20',
  lcpMs: 2410,
  inpMs: 180,
  cls: 0.12,
  history: [{ lastDay: '2026-11-15', lcpMs: 2400, inpMs: null, cls: 0.12 }],
} as const;

it('keeps what Google measured with the facts, and shows it', async () => {
  const { facts } = judgeVisit(createVisit({ site: { pageSpeed, fieldData } }));
  const stored = auditFactsSchema.parse(JSON.parse(JSON.stringify(facts)));
  const { speed } = await presentAnalysis(stored, 'en');
  expect(speed).toEqual({
    lab: {
      lcpMs: 3321.5,
      cls: 0.02,
      tbtMs: 180,
      totalBytes: 1_234_567,
      version: '13.4.1',
      measuredAt: '2026-11-20T10:00:00.000Z',
    },
    field: fieldData,
  });
});

it('shows nothing where nothing was measured, and changes no score', () => {
  const without = judgeVisit(createVisit()).facts;
  expect(without).not.toHaveProperty('speed');
  const { facts } = judgeVisit(createVisit({ site: { fieldData } }));
  expect(facts.metrics.seoScore).toEqual(without.metrics.seoScore);
});
