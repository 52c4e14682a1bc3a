import { type Category, type Check, categories } from '@/lib/audit/check';
import { clientRendered } from '@/lib/audit/checks/indexing/client-rendered';
import { httpStatusCode } from '@/lib/audit/checks/indexing/http-status-code';
import { isCrawlable } from '@/lib/audit/checks/indexing/is-crawlable';
import type { Finding } from '@/lib/audit/engine/run-checks';
import { computeScores, seoCategories } from '@/lib/audit/engine/score';
import { seeded } from '@/tests/support/seeded';

function check(id: string, weight: number, category: Category = 'content'): Check {
  return {
    id,
    weight,
    category,
    severity: 'warning',
    source: 'https://example.com',
    seenIn: 'html',
    needsHtml: true,
    reasons: ['bad'],
    cause: 'note',
    effort: { loses: 'find', minutes: 5 },
    run: () => ({ status: 'passed' }),
  };
}

type Kind = Finding['outcome']['status'];

function finding(id: string, status: Kind, isBlocked = false): Finding {
  return {
    id,
    isBlocked,
    outcome: status === 'failed' ? { status, reason: 'bad' } : { status },
  };
}

describe('scores', () => {
  it('is 100 less the share of the weight that failed, of the weight of all checks', () => {
    const checks = [check('a', 3), check('b', 1), check('c', 5), check('d', 5), check('e', 5)];
    const findings = [
      finding('a', 'passed'),
      finding('b', 'failed'),
      finding('c', 'not-applicable'),
      finding('d', 'not-measured'),
      finding('e', 'broken'),
    ];
    expect(computeScores(checks, findings)).toMatchObject({
      seo: 94,
      categories: { content: 94, links: null },
    });
  });

  it('counts what could not be asked because of another fault as lost', () => {
    const checks = [check('title', 1), check('length', 1), check('other', 2)];
    const findings = [
      finding('title', 'failed'),
      finding('length', 'not-applicable', true),
      finding('other', 'passed'),
    ];
    expect(computeScores(checks, findings).seo).toBe(50);
  });

  it('takes nothing off for a reason that is told and not scored', () => {
    const told: Finding = {
      id: 'address',
      isBlocked: false,
      outcome: { status: 'failed', reason: 'bad', weight: 0 },
    };
    expect(
      computeScores([check('address', 3), check('other', 1)], [told, finding('other', 'passed')]).seo,
    ).toBe(100);
  });

  it('is 100 only without a scored fault', () => {
    const checks = [check('big', 400), check('small', 1), check('told', 0)];
    const pass = finding('big', 'passed');
    expect(computeScores(checks, [pass, finding('small', 'failed')]).seo).toBe(99);
    expect(computeScores(checks, [pass, finding('small', 'passed'), finding('told', 'failed')]).seo).toBe(
      100,
    );
  });

  it.each([
    [isCrawlable, 69],
    [clientRendered, 59],
    [httpStatusCode, 40],
  ])('caps the score when $id failed', ({ id, mostScore }, score) => {
    const checks = [{ ...check(id, 1, 'indexing'), mostScore }, check('rest', 99)];
    expect(computeScores(checks, [finding(id, 'failed'), finding('rest', 'passed')]).seo).toBe(score);
  });

  it('leaves the clock out of the SEO score: neither speed nor security counts', () => {
    const checks = [check('words', 1), check('ttfb', 9, 'speed'), check('hsts', 9, 'security')];
    const findings = [finding('words', 'passed'), finding('ttfb', 'failed'), finding('hsts', 'failed')];
    expect(computeScores(checks, findings)).toMatchObject({
      seo: 100,
      categories: { speed: 0, security: 0 },
    });
    expect(seoCategories).toHaveLength(categories.length - 2);
  });

  it('never rises when one thing more is wrong, and is the same twice [property]', () => {
    const random = seeded(20_261_121).next;
    const statuses: Kind[] = ['passed', 'failed', 'not-applicable', 'not-measured', 'broken'];
    const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
    for (let round = 0; round < 3000; round += 1) {
      const ids = Array.from({ length: 22 }, (_, index) => `c${index}`);
      const caps = [69, 40];
      const checks = ids.map((id, index) => ({
        ...check(id, Math.round(random() * 8), pick(categories)),
        mostScore: caps[index],
      }));
      const findings = ids.map((id) => finding(id, pick(statuses) ?? 'passed'));
      const before = computeScores(checks, findings);
      expect(computeScores(checks, findings)).toEqual(before);
      const worse = findings.findIndex(({ outcome }) => outcome.status !== 'failed');
      const id = ids[worse];
      if (id === undefined) continue;
      const after = computeScores(checks, findings.with(worse, finding(id, 'failed')));
      if (before.seo !== null) expect(after.seo).toBeLessThanOrEqual(before.seo);
      for (const category of categories) {
        const then = before.categories[category];
        if (then !== null) expect(after.categories[category]).toBeLessThanOrEqual(then);
      }
    }
  });
});
