import { brokenInternalLinks } from '@/lib/audit/crawl/checks/broken-internal-links';
import { mixedHosts } from '@/lib/audit/crawl/checks/mixed-hosts';
import { orphanedPages } from '@/lib/audit/crawl/checks/orphaned-pages';
import { redirectedLinks } from '@/lib/audit/crawl/checks/redirected-links';
import { sitemapMissing } from '@/lib/audit/crawl/checks/sitemap-missing';
import { sitemapWrong } from '@/lib/audit/crawl/checks/sitemap-wrong';
import {
  errorRecord,
  listItems,
  pageRecord,
  redirectRecord,
  runSiteCheck,
  siteOrigin,
} from '@/tests/support/site-graph';

const pages = [
  pageRecord('/', { links: ['/a', '/old', '/gone'] }),
  pageRecord('/a', { links: ['/gone', '/members', { url: '/old', text: 'Our prices', line: 31 }] }),
  pageRecord('/orphan', { links: ['/orphan', '/'] }),
  redirectRecord('/old', '/a'),
  errorRecord('/gone'),
  errorRecord('/members', 403),
];

describe('links of a website', () => {
  it('are told with every place that they are on, where they are broken; a refusal is none', () => {
    const outcome = runSiteCheck(brokenInternalLinks, pages);
    expect(listItems(outcome)).toEqual([['/gone', ['/', '/a']]]);
    expect(outcome).toMatchObject({ severity: 'critical', items: [{ status: 404 }] });
  });

  it('are told with text, line and final address, where they only redirect', () => {
    expect(runSiteCheck(redirectedLinks, pages)).toMatchObject({
      count: 1,
      items: [
        {
          url: `${siteOrigin}/old`,
          target: `${siteOrigin}/a`,
          places: [{ url: `${siteOrigin}/` }, { url: `${siteOrigin}/a`, text: 'Our prices', line: 31 }],
        },
      ],
    });
  });

  it('are told by the host or scheme that is not the site’s own spelling', () => {
    const variants = ['http://www.smith.example/a', 'https://smith.example/a', 'http://www.smith.example/'];
    const links = variants.map((variant) => ({ url: '/a', variant }));
    const outcome = runSiteCheck(mixedHosts, [
      pageRecord('/', { links: [links[0] ?? '', links[1] ?? ''] }),
      pageRecord('/a', { links: [links[2] ?? ''] }),
    ]);
    expect(outcome).toMatchObject({ count: 2 });
  });

  it('leave no page of the sitemap out; a link of a page to itself is none', () => {
    const listed = ['/', '/a', '/orphan'];
    expect(listItems(runSiteCheck(orphanedPages, pages, { listed }))).toEqual([['/orphan', []]]);
    expect(runSiteCheck(orphanedPages, pages, { listed, end: 'pages' })).toEqual({ status: 'not-measured' });
    expect(runSiteCheck(orphanedPages, pages)).toEqual({ status: 'not-applicable' });
  });

  it('lead to the original of a variant, too, and nobody looks for a page that says noindex', () => {
    const variants = [
      pageRecord('/', { links: ['/shop/cup?colour=2'] }),
      pageRecord('/shop/cup?colour=2', { canonical: '/cup' }),
      pageRecord('/cup'),
      pageRecord('/secret', { isNoindex: true }),
    ];
    const listed = ['/', '/cup', '/secret'];
    expect(runSiteCheck(orphanedPages, variants, { listed }).status).toBe('passed');
  });
});

describe('a sitemap', () => {
  it('is compared with what its addresses answer', () => {
    const hidden = pageRecord('/hidden', { isNoindex: true });
    const copy = pageRecord('/copy', { canonical: '/a' });
    const closed = { url: `${siteOrigin}/closed`, isClosed: true } as const;
    const outcome = runSiteCheck(sitemapWrong, [...pages, hidden, copy], {
      listed: ['/', '/old', '/gone', '/hidden', '/copy', '/never-read', closed],
    });
    expect(outcome).toMatchObject({
      count: 5,
      items: expect.arrayContaining([
        expect.objectContaining({ url: `${siteOrigin}/old`, status: 301, target: `${siteOrigin}/a` }),
        expect.objectContaining({ url: `${siteOrigin}/gone`, status: 404 }),
        expect.objectContaining({ url: `${siteOrigin}/hidden`, text: 'noindex' }),
        expect.objectContaining({ url: `${siteOrigin}/copy`, text: 'canonical' }),
        expect.objectContaining({ url: `${siteOrigin}/closed`, text: 'closed' }),
      ]),
    });
  });

  it('is told what it forgets', () => {
    expect(listItems(runSiteCheck(sitemapMissing, pages, { listed: ['/', '/orphan'] }))).toEqual([
      ['/a', []],
    ]);
  });
});
