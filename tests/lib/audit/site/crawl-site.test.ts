import { crawlSite } from '@/lib/audit/site/crawl-site';
import { judgeSite } from '@/lib/audit/site/judge-site';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { type LargeSite, startLargeSite } from '@/tests/support/large-site';

let site: LargeSite;
afterEach(() => site.stop());
afterAll(() => closeParser());

it('x', async () => {
  site = await startLargeSite();
  const crawl = await crawlSite(`${site.origin}/`, { network: site.network });
  const audit = judgeSite(crawl, new Date());
  console.log(crawl.end, crawl.requests, crawl.leftOut, audit.pages.length, site.mostAtOnce());
  console.log(JSON.stringify(audit.findings, null, 1).slice(0, 6000));
  console.log(audit.pages.map((p) => `${p.url} ${p.clicks} ${p.words} ${p.seo}`).join('\n'));
  console.log(
    audit.groups.map((g) => `${g.id} ${g.reason} ${g.pages.length}`).join('\n'),
    JSON.stringify(audit).length,
  );
  expect(1).toBe(1);
});
