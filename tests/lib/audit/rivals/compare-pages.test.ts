import { compareChecks, findAhead } from '@/lib/audit/rivals/compare-pages';
import { toRivalRecord } from '@/lib/audit/rivals/rival-record';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';

const fault = { status: 'failed', reason: 'missing' } as const;
const fine = { status: 'passed' } as const;
type Outcomes = NonNullable<NonNullable<Parameters<typeof sampleAuditFacts>[0]>['outcomes']>;
const pages = (...all: Outcomes[]) => all.map((outcomes) => toRivalRecord(sampleAuditFacts({ outcomes })));

describe('pages that are compared', () => {
  it('differ only where one has the fault and another is known to be without it', () => {
    const compared = compareChecks(
      pages(
        { viewport: fault, charset: fault, doctype: fault, favicon: fine },
        { viewport: fine, charset: fault, doctype: { status: 'not-measured' }, favicon: fault },
      ),
    );
    expect(compared).toEqual([
      { id: 'viewport', verdicts: ['fault', 'fine'] },
      { id: 'favicon', verdicts: ['fine', 'fault'] },
    ]);
    expect(compared.map(findAhead)).toEqual([[1], []]);
  });

  it('are not compared by what was found with the name of the business, which no rival gave', () => {
    const own = { 'google-profile': fault, 'nap-visible': { ...fault, weight: 0 } as const };
    expect(compareChecks(pages(own, { 'google-profile': fine, 'nap-visible': fine }))).toEqual([]);
  });
});
