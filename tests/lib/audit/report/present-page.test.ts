import { presentPage } from '@/lib/audit/report/present-page';
import { loadReportWords } from '@/lib/audit/report/words/report-words';
import { sampleAuditFacts } from '@/tests/support/sample-audit-facts';

async function hostOf(url: string): Promise<string | undefined> {
  const facts = sampleAuditFacts();
  const words = await loadReportWords('en');
  return presentPage({ ...facts, page: { ...facts.page, url } }, words).shownHost;
}

it('a host in ASCII is shown in its letters, any other as it is in the address', async () => {
  expect(await hostOf('https://www.xn--bckerei-5wa.example/brot')).toBe('www.bäckerei.example');
  expect(await hostOf('https://whitlock.example/')).toBeUndefined();
});
