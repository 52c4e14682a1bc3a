import { checks } from '@/lib/audit/checks/registry';
import type { AuditFacts } from '@/lib/audit/engine/audit-facts';
import { computeAuditFacts } from '@/lib/audit/engine/audit-website';
import { presentAnalysis } from '@/lib/audit/report/present-analysis';
import { isFault } from '@/lib/audit/report/present-findings';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { visitSite } from '@/lib/web-page/visit-site';
import { type CorpusPage, corpusGroups, readCorpus } from '@/tests/support/corpus';
import { startCorpusServer } from '@/tests/support/corpus-server';
import { failingChecks } from '@/tests/support/failing-checks';
import { allTests } from '@/tests/support/started';

const pages = readCorpus();

const server = allTests(() => startCorpusServer(pages));
afterAll(async () => {
  await closeParser();
});

async function judge(page: CorpusPage): Promise<AuditFacts> {
  const visit = await visitSite(server.addressOf(page), { network: server.network });
  return computeAuditFacts({ ...visit, businessName: '', fetchedAt: new Date('2026-11-20') });
}

it('has at least 80 pages, each under a name of its own', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThanOrEqual(80);
});

it('names only checks that there are', () => {
  const known = new Set<string>(checks.map(({ id }) => id));
  expect(pages.flatMap(({ fails }) => fails).filter((id) => !known.has(id))).toEqual([]);
});

describe.each(corpusGroups)('the engine over the pages of %s', (group) => {
  it.each(pages.filter((page) => page.group === group).map((page) => [page.shows, page.name, page] as const))(
    'judges, and names each fault by what is wrong: %s (%s)',
    async (_, __, page) => {
      const facts = await judge(page);
      expect(failingChecks(facts.findings)).toEqual(page.fails);
      const faults = (await presentAnalysis(facts, 'en')).issues.filter(isFault);
      expect(faults.filter(({ name, title }) => title === '' || title === name)).toEqual([]);
    },
  );
});
