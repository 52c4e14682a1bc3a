import { type Check, type Outcome, passed } from '@/lib/audit/check';
import { runChecks } from '@/lib/audit/engine/run-checks';
import { createVisit } from '@/tests/support/visit';

function check(id: string, run: () => Outcome, parts: Partial<Check> = {}): Check {
  return {
    id,
    category: 'content',
    severity: 'warning',
    weight: 1,
    source: 'https://example.com',
    seenIn: 'html',
    needsHtml: true,
    reasons: ['bad'],
    cause: 'note',
    effort: { loses: 'find', minutes: 5 },
    run,
    ...parts,
  };
}

const failed = () => ({ status: 'failed', reason: 'bad' }) as const;

describe('runChecks', () => {
  it('asks every question once and keeps the order', () => {
    const findings = runChecks([check('one', () => passed), check('two', failed)], createVisit());
    expect(findings).toEqual([
      { id: 'one', outcome: { status: 'passed' }, isBlocked: false },
      { id: 'two', outcome: { status: 'failed', reason: 'bad' }, isBlocked: false },
    ]);
  });

  it('reports a check that throws, and continues', () => {
    const told = jest.fn();
    const broken = check('one', () => {
      throw new RangeError('outside');
    });
    const findings = runChecks([broken, check('two', () => passed)], createVisit(), told);
    expect(findings.map(({ outcome }) => outcome.status)).toEqual(['broken', 'passed']);
    expect(told).toHaveBeenCalledWith('one', expect.any(RangeError));
  });

  it('asks nothing about the page where there is none', () => {
    const visit = createVisit({ status: 404 });
    const run = jest.fn(() => passed);
    const findings = runChecks(
      [check('page', run), check('address', () => passed, { needsHtml: false })],
      visit,
    );
    expect(run).not.toHaveBeenCalled();
    expect(findings.map(({ outcome }) => outcome.status)).toEqual(['not-applicable', 'passed']);
  });

  it('leaves out what makes no sense without another check, down the whole line', () => {
    const findings = runChecks(
      [
        check('title', failed),
        check('length', () => passed, { needs: ['title'] }),
        check('words', () => passed, { needs: ['length'] }),
        check('other', () => passed),
      ],
      createVisit(),
    );
    expect(findings.map(({ id, isBlocked }) => [id, isBlocked])).toEqual([
      ['title', false],
      ['length', true],
      ['words', true],
      ['other', false],
    ]);
  });

  it('quotes no more of a page than fits a report', () => {
    const evidence = Array.from({ length: 5000 }, () => ({ snippet: '😀'.repeat(500) }));
    const [finding] = runChecks(
      [check('loud', () => ({ ...failed(), evidence, count: 5000, values: { title: 'x'.repeat(99_999) } }))],
      createVisit(),
    );
    expect(JSON.stringify(finding).length).toBeLessThan(10_000);
    expect(finding?.outcome).toMatchObject({ count: 5000 });
    expect(JSON.stringify(finding)).not.toContain('\\ud83d');
  });
});
