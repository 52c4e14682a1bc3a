import { clickDepth } from '@/lib/audit/site/findings/click-depth';
import { duplicateDescriptions } from '@/lib/audit/site/findings/duplicate-descriptions';
import { duplicateTitles } from '@/lib/audit/site/findings/duplicate-titles';
import { missingLanguages } from '@/lib/audit/site/findings/missing-languages';
import { noindexLinked } from '@/lib/audit/site/findings/noindex-linked';
import { thinPages } from '@/lib/audit/site/findings/thin-pages';
import { siteChecks } from '@/lib/audit/site/site-checks';
import { listItems, pageRecord, redirectRecord, runSiteCheck } from '@/tests/support/site-graph';

const sound = [
  pageRecord('/', { links: ['/a', '/b'] }),
  pageRecord('/a', { links: ['/'] }),
  pageRecord('/b'),
];

describe('questions about a website', () => {
  it.each(siteChecks.map((check) => [check.id, check] as const))(
    'finds no %s on a sound one',
    (_id, check) => {
      const listed = ['/', '/a', '/b'];
      expect(runSiteCheck(check, sound, { listed }).status).toMatch(/^(?:passed|not-applicable)$/);
    },
  );

  it('finds linked pages that say noindex, but for those that do so on purpose', () => {
    const hidden = { isNoindex: true };
    const pages = [
      pageRecord('/', { links: ['/roofs', '/cart', '/tag/tiles', '/a'] }),
      pageRecord('/a', { links: ['/roofs'] }),
      pageRecord('/roofs', { ...hidden, links: ['/roofs'] }),
      ...['/cart', '/tag/tiles', '/alone'].map((path) => pageRecord(path, hidden)),
    ];
    const outcome = runSiteCheck(noindexLinked, pages);
    expect(listItems(outcome)).toEqual([['/roofs', ['/', '/a']]]);
    expect(outcome).toMatchObject({ severity: 'warning' });
    expect(runSiteCheck(noindexLinked, pages, { listed: ['/roofs'] })).toMatchObject({
      severity: 'critical',
    });
  });

  it('finds titles and descriptions used twice, whatever their case, among pages that may be listed', () => {
    const home = { title: 'Home', description: 'We come to you.' };
    const pages = [
      pageRecord('/', home),
      pageRecord('/about', { ...home, title: 'HOME' }),
      pageRecord('/hidden', { ...home, isNoindex: true }),
      pageRecord('/copy', { ...home, canonical: '/' }),
      pageRecord('/empty-1', { title: '', description: '' }),
      pageRecord('/empty-2', { title: '', description: '' }),
    ];
    expect(listItems(runSiteCheck(duplicateTitles, pages))).toEqual([['Home', ['/', '/about']]]);
    expect(listItems(runSiteCheck(duplicateDescriptions, pages))).toEqual([
      ['We come to you.', ['/', '/about']],
    ]);
  });

  it('finds pages with fewer than eighty words, the shortest first', () => {
    const pages = [
      pageRecord('/', { words: 80 }),
      pageRecord('/a', { words: 79 }),
      pageRecord('/b', { words: 3 }),
    ];
    expect(listItems(runSiteCheck(thinPages, pages)).map(([url]) => url)).toEqual(['/b', '/a']);
  });

  it('counts clicks from the front page, and redirects as none', () => {
    const chain = [1, 2, 3, 4, 5, 6].map((step) => pageRecord(`/${step}`, { links: [`/${step + 1}`] }));
    const pages = [pageRecord('/', { links: ['/moved'] }), redirectRecord('/moved', '/1'), ...chain];
    expect(runSiteCheck(clickDepth, pages)).toMatchObject({
      severity: 'info',
      items: [{ figure: 6 }, { figure: 5 }],
    });
  });

  it('finds pages that lack a language which the others have', () => {
    const both = { languages: ['de', 'en'] };
    const pages = [
      pageRecord('/', both),
      pageRecord('/a', both),
      pageRecord('/b', { languages: ['en'] }),
      pageRecord('/c', { languages: ['en', 'fr'] }),
    ];
    expect(runSiteCheck(missingLanguages, pages)).toMatchObject({
      items: [{ languages: ['de'] }, { languages: ['de'] }],
    });
    expect(runSiteCheck(missingLanguages, [pageRecord('/'), pageRecord('/a')])).toEqual({
      status: 'not-applicable',
    });
  });
});
