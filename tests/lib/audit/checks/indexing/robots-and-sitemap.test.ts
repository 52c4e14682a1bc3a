import { robotsTxt as robotsTxtCheck } from '@/lib/audit/checks/indexing/robots-txt';
import { sitemap as sitemapCheck } from '@/lib/audit/checks/indexing/sitemap';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, failed, pageUrl, robotsTxt, sitemap, type VisitParts } from '@/tests/support/visit';

const robots = (text: string, status = 200): VisitParts => ({ site: { robotsTxt: robotsTxt(text, status) } });
const robotsUrl = new URL('/robots.txt', pageUrl).href;
const sitemapUrl = new URL('/sitemap.xml', pageUrl).href;

describeCheck(robotsTxtCheck, {
  broken: {
    'a server that fails': [robots('', 503), 'server-error'],
    'a server that doesn’t answer': [
      { site: { robotsTxt: { ...failed(robotsUrl, 'timeout'), text: '', contentType: '' } } },
      'unreachable',
    ],
    'a server that wants fewer requests': [robots('', 429), 'server-error'],
    'redirects in circles': [
      { site: { robotsTxt: { ...failed(robotsUrl, 'too_many_redirects'), text: '', contentType: '' } } },
      'loop',
    ],
    'two directives in one line': [robots('User-agent: * Disallow: /x'), 'bad-lines'],
    'a page in its place': [robots('<!DOCTYPE html>\n<html><head></head></html>'), 'web-page'],
    'a page in its place, after a comment': [robots('<!-- app -->\n<html lang="en"></html>'), 'web-page'],
    'a line without a colon': [robots('User-agent *\nDisallow: /x'), 'bad-lines'],
    'an unknown directive': [robots('User-agent: *\nDissallow: /x'), 'bad-lines'],
    'a rule for nobody': [robots('Disallow: /x\nUser-agent: *'), 'bad-lines'],
    'a robot without a name': [robots('User-agent:\nDisallow: /x'), 'bad-lines'],
    'a path that begins with neither / nor *': [robots('User-agent: *\nDisallow: x/'), 'bad-lines'],
    'a dollar sign in the middle': [robots('User-agent: *\nDisallow: /x$y'), 'bad-lines'],
    'a sitemap without its site': [robots('Sitemap: /sitemap.xml'), 'bad-lines'],
  },
  fine: {
    'a usual file': robots(
      'User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://a.example/s.xml',
    ),
    'a file that allows all': robots('User-agent: *\nDisallow:'),
  },
  'looks broken but is fine': {
    'comments, blank lines and Windows line ends': robots(
      '# hello\r\n\r\nUser-agent: * # all\r\nDisallow: /x\r\n',
    ),
    'names in capitals and spaces around colons': robots('USER-AGENT : *\nDISALLOW : /x'),
    'directives that only some robots know': robots(
      'User-agent: Yandex\nCrawl-delay: 2\nClean-param: ref /\nHost: a.example',
    ),
    'a mark at the very start': robots('\ufeffUser-agent: *\nDisallow: /x'),
  },
  'has nothing to judge': {
    'no file': [robots('', 404), 'not-applicable'],
    'a file that we may not see': [robots('', 403), 'not-applicable'],
    'an empty file': [robots(''), 'not-applicable'],
    'no time to ask': [{}, 'not-measured'],
  },
});

const urlset = (urls: string[], more = {}) =>
  ({ kind: 'urlset', urls, count: urls.length, listsPage: false, ...more }) as const;
const listed = urlset([pageUrl], { listsPage: true });
const found = (content: Parameters<typeof sitemap>[0], more = {}): VisitParts => ({
  site: { sitemap: sitemap(content, more) },
});
const head = (markup: string) =>
  `<!doctype html><html><head><title>x</title>${markup}</head><body></body></html>`;

describeCheck(sitemapCheck, {
  broken: {
    'none at the usual place': [found(null, { ...answered(sitemapUrl, 404), from: 'default' }), 'missing'],
    'a page at the usual place': [found(null, { from: 'default', contentType: 'text/html' }), 'missing'],
    'one that robots.txt names and that is gone': [found(null, answered(sitemapUrl, 404)), 'unreachable'],
    'one that doesn’t answer': [found(null, failed(sitemapUrl, 'timeout')), 'unreachable'],
    'no XML': [found(null), 'not-xml'],
    'UTF-16': [found(urlset([pageUrl], { charset: 'UTF-16LE' })), 'not-utf8'],
    'an empty list': [found(urlset([])), 'empty'],
    'an address without its site': [found(urlset(['/services', pageUrl])), 'bad-addresses'],
    'addresses of the computer it was built on': [
      found(urlset(['http://localhost:3000/', 'http://localhost:3000/cups'])),
      'private-site',
    ],
    'addresses of the test site': [found(urlset(['https://staging.other.example/'])), 'other-site'],
    'this page, which is not to be listed': [
      { ...found(listed), html: head('<meta name="robots" content="noindex">') },
      'lists-blocked',
    ],
    'this page, which calls another one its original': [
      {
        ...found(listed),
        html: head('<link rel="canonical" href="https://www.smith-plumbing.example/services">'),
      },
      'lists-duplicate',
    ],
    'the same over http': [
      {
        ...found(listed),
        url: pageUrl.replace('https', 'http'),
        html: head('<link rel="canonical" href="https://www.smith-plumbing.example/services">'),
      },
      'lists-duplicate',
    ],
  },
  fine: {
    'a list of this site': found(listed),
    'an index': found({ kind: 'sitemapindex', urls: [sitemapUrl], count: 1, listsPage: false }),
  },
  'looks broken but is fine': {
    'a type of web pages': found(listed, { contentType: 'text/html', from: 'default' }),
    'its languages on several hosts': found(
      urlset([pageUrl, 'https://smith.example.de/'], { alternateHosts: ['smith.example.de'] }),
    ),
    'another host of the same owner': found(urlset(['https://smith-plumbing.example/'])),
    'this page over http, which calls the one over https its original': {
      ...found(listed),
      url: pageUrl.replace('https', 'http'),
      html: head(`<link rel="canonical" href="${pageUrl}">`),
    },
    'an index of sitemaps kept elsewhere': found({
      kind: 'sitemapindex',
      urls: ['https://cdn.example/s.xml'],
      count: 1,
      listsPage: false,
    }),
    'a page that is not to be listed, and isn’t': {
      ...found(urlset(['https://www.smith-plumbing.example/'])),
      html: head('<meta name="robots" content="noindex">'),
    },
    'the original of this page, but not this page': {
      ...found(urlset(['https://www.smith-plumbing.example/services'], { listsPage: true })),
      html: head('<link rel="canonical" href="https://www.smith-plumbing.example/services">'),
    },
  },
  'has nothing to judge': {
    'no time to ask': [{}, 'not-measured'],
    'a compressed one': [
      found(null, { ...answered(`${sitemapUrl}.gz`), contentType: 'application/gzip' }),
      'not-measured',
    ],
  },
});
