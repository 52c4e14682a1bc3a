import { isCrawlable, listSitemaps, robotsFaults } from '@/lib/web-page/robots-txt';

const faultsIn = (text: string) => robotsFaults(text).map(({ line, fault }) => `${line} ${fault}`);

describe('the lines of a robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /a\nAllow: /a/b$\n\n# note\nSitemap: https://a.example/sitemap.xml', []],
    ['\ufeffUSER-AGENT : *\r\ndisallow:\rAllow: *.pdf # why', []],
    [
      'User-agent: a\nCrawl-delay: 10\nClean-param: x\nHost: a.example\nNoindex: /b\nRequest-rate: 1/5\nVisit-time: 1\nContent-signal: ai-train=no',
      [],
    ],
    ['Sitemap: ftp://a.example/s.xml', []],
    ['', []],
    ['User-agent: *\nDisalow: /a', ['2 unknown_directive']],
    ['User-agent: *\nNoarchive: /a', ['2 unknown_directive']],
    ['User-agent: *\nDisallow /a', ['2 no_colon']],
    ['Disallow: /a', ['1 no_user_agent']],
    ['User-agent:\nDisallow: /', ['1 no_user_agent']],
    ['User-agent: *\nDisallow: a', ['2 bad_pattern']],
    ['User-agent: *\nAllow: https://a.example/b', ['2 bad_pattern']],
    ['User-agent: *\nDisallow: /*.php$x', ['2 dollar_inside']],
    [
      'Sitemap: /sitemap.xml\nSitemap: javascript:x\nSitemap:',
      ['1 bad_sitemap', '2 bad_sitemap', '3 bad_sitemap'],
    ],
    [': x', ['1 unknown_directive']],
  ])('are judged as crawlers read them: %j', (text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
  });

  it('are quoted as written, at most fifty of them and 200 characters each', () => {
    const faults = robotsFaults(`<!doctype html>\n${'<div class="x">'.repeat(40)}\n`.repeat(200));
    expect(faults).toHaveLength(50);
    expect(faults[0]).toEqual({ line: 1, text: '<!doctype html>', fault: 'no_colon' });
    expect(faults[1]?.text).toHaveLength(200);
  });

  it('name sitemaps', () => {
    const text =
      'Sitemap: https://a.example/1.xml\n  SITEMAP :https://a.example/2.xml # second\n# Sitemap: x\nX-Sitemap: y';
    expect(listSitemaps(text)).toEqual(['https://a.example/1.xml', 'https://a.example/2.xml']);
  });

  it('keep robots from addresses of their own site', () => {
    const robots = {
      url: 'https://a.example/robots.txt',
      text: 'User-agent: *\nDisallow: /private\nAllow: /private/open',
    };
    expect(
      isCrawlable(robots, 'https://a.example/private/x', 'CornerpieceAuditBot/1.0 (+https://b.example)'),
    ).toBe(false);
    expect(isCrawlable(robots, 'https://a.example/private/open', 'CornerpieceAuditBot')).toBe(true);
    expect(isCrawlable(robots, 'https://b.example/private/x', 'CornerpieceAuditBot')).toBe(true);
    const own = {
      ...robots,
      text: 'User-agent: CornerpieceAuditBot\nDisallow: /\n\nUser-agent: *\nDisallow:',
    };
    expect(isCrawlable(own, 'https://a.example/', 'CornerpieceAuditBot/1.0 (+https://b.example)')).toBe(
      false,
    );
  });
});
