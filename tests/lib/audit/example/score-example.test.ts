import { judgeVisit } from '@/lib/audit/engine/judge-visit';
import { exampleHead, exampleSource, visitExamplePage } from '@/lib/audit/example/example-page';
import { scoreExample } from '@/lib/audit/example/score-example';

const { total, lost, remaining, score } = scoreExample();

it('the steps lead to the score that an audit gives the page', () => {
  const lostWeight = lost.reduce((sum, { weight }) => sum + weight, 0);
  expect(remaining).toBeCloseTo(100 - (lostWeight / total) * 100);
  expect(Math.floor(remaining)).toBe(score);
  expect(judgeVisit(visitExamplePage()).facts.metrics.seoScore.score).toBe(score);
});

it('the first fault is the description that the page lacks, and keeps two checks from being run', () => {
  expect(lost[0]).toMatchObject({ id: 'meta-description', fault: { reason: 'missing' } });
  expect(lost.filter(({ fault }) => !fault).map(({ id }) => id)).toEqual([
    'description-length',
    'description-multiple',
  ]);
});

it('the lines shown are those of the head around it', () => {
  const lines = [...exampleHead.before, ...exampleHead.after].join('\n');
  expect(exampleSource).toContain(lines);
  expect(lines).not.toMatch(/name="description"/);
});
