import { canonical } from '@/lib/audit/checks/indexing/canonical';
import { canonicalTarget } from '@/lib/audit/checks/indexing/canonical-target';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, createVisit, failed, pageProbe, pageUrl, type VisitParts } from '@/tests/support/visit';

const site = 'https://www.smith-plumbing.example';
const head = (markup: string) =>
  `<!doctype html><html><head><title>x</title>${markup}</head><body></body></html>`;
const link = (href: string) => `<link rel="canonical" href="${href}">`;
const page = (...hrefs: string[]): VisitParts => ({ html: head(hrefs.map(link).join('')) });
const languages = `<link rel="alternate" hreflang="en" href="${pageUrl}"><link rel="alternate" hreflang="de" href="${site}/de/warmwasser">`;

describeCheck(canonical, {
  broken: {
    'what is no address': [page('http://'), 'invalid'],
    'an address that is none of the web': [page('www.smith-plumbing.example:8080/x'), 'invalid'],
    'a path': [page('/services/hot-water'), 'relative'],
    'a bare host': [page('www.smith-plumbing.example/services'), 'relative'],
    'an address without its protocol': [page('//www.smith-plumbing.example/services'), 'relative'],
    'a path in the header': [{ headers: { Link: '</services>; rel="canonical"' } }, 'relative'],
    'two different ones': [page(pageUrl, `${site}/other`), 'conflicting'],
    'one in the head and another in the header': [
      { ...page(pageUrl), headers: { Link: `<${site}/other>; rel=canonical` } },
      'conflicting',
    ],
    'another language': [{ html: head(languages + link(`${site}/de/warmwasser`)) }, 'other-language'],
    'the home page': [page(`${site}/`), 'home-page'],
  },
  fine: {
    'its own address': page(pageUrl),
    'its own address in the header': { headers: { Link: `<${pageUrl}>; rel="canonical"` } },
  },
  'looks broken but is fine': {
    'the same one twice': page(pageUrl, pageUrl),
    'the same one in head and header': {
      ...page(pageUrl),
      headers: { Link: `<${pageUrl}>; rel="canonical"` },
    },
    'white space around it': page(` ${pageUrl}\n`),
    'its own language among others': { html: head(languages + link(pageUrl)) },
    'the home page of the home page with parameters': { ...page(`${site}/`), url: `${site}/?utm_source=x` },
    'the folder of its index file': { ...page(`${site}/`), url: `${site}/index.html` },
    'another site, which canonical-target judges': page('https://other.example/'),
    'REL in capitals': { html: head(`<LINK REL="Canonical" HREF="${pageUrl}">`) },
    'an empty one beside a real one': page('', pageUrl),
  },
  'has nothing to judge': {
    none: [page(), 'not-applicable'],
    'an empty one': [page(''), 'not-applicable'],
    'one in the body': [{ html: `<title>x</title><body><p>Hi${link('/x')}` }, 'not-applicable'],
  },
});

const to = (href: string, target = pageProbe(answered(href)), url = pageUrl): VisitParts => ({
  ...page(href),
  url,
  site: { canonicalTarget: target },
});
const says = (parts: { robots?: string; canonical?: string | null }) => ({
  robots: '',
  canonical: null,
  alternates: [],
  ...parts,
});
const other = `${site}/services`;
const away = 'https://other.example/x';
const leadsTo = (location: string) => pageProbe(answered(away, 301, { headers: [['location', location]] }));

describeCheck(canonicalTarget, {
  broken: {
    'a page that is gone': [to(other, pageProbe(answered(other, 404))), 'broken'],
    'a page that crashes': [to(other, pageProbe(answered(other, 500))), 'broken'],
    'a redirect': [to(other, pageProbe(answered(other, 301))), 'redirects'],
    'a redirect that was followed': [
      to(other, pageProbe(answered(other, 200, { finalUrl: pageUrl }))),
      'redirects',
    ],
    'a page that is not to be listed': [
      to(other, pageProbe(answered(other), says({ robots: 'follow,noindex' }))),
      'noindex',
    ],
    'a page with another original': [
      to(other, pageProbe(answered(other), says({ canonical: `${site}/all` }))),
      'chain',
    ],
    'another site': [to('https://other.example/x'), 'other-site'],
    'another site that only redirects to its own www': [
      to(away, leadsTo('https://www.other.example/x')),
      'other-site',
    ],
    'another site with an original elsewhere': [
      to(away, pageProbe(answered(away), says({ canonical: 'https://third.example/' }))),
      'other-site',
    ],
    'an old domain that redirects here': [to(away, leadsTo(pageUrl)), 'redirects'],
    'another site that names this page as its original': [
      to(away, pageProbe(answered(away), says({ canonical: pageUrl }))),
      'chain',
    ],
    'the insecure address': [to(pageUrl.replace('https', 'http')), 'variant'],
    'the address without www': [to(pageUrl.replace('www.', '')), 'variant'],
    'the address with a slash': [to(`${pageUrl}/`), 'variant'],
    'another page of the site': [to(other), 'other-page'],
  },
  fine: { 'its own address': page(pageUrl) },
  'looks broken but is fine': {
    'its address without the parameters': to(pageUrl, undefined, `${pageUrl}?utm_source=mail`),
    'its address with a fragment': to(`${pageUrl}#top`),
    'the own domain of a page at its builder’s': to(away, undefined, 'https://luna.myshopify.com/x'),
    'a target that couldn’t be asked': to(
      pageUrl,
      pageProbe(failed(pageUrl, 'timeout')),
      `${pageUrl}?page=1`,
    ),
  },
  'has nothing to judge': { none: [page(), 'not-applicable'] },
});

it.each([
  ['another website', to(away), 'critical'],
  ['its builder’s address', to('https://smith.myshopify.com/x'), 'critical'],
  ['another website that can’t be reached', to(away, pageProbe(failed(away, 'timeout'))), 'critical'],
  ['the same name under another ending', to('https://www.smith-plumbing.test/services'), undefined],
  [
    'the website that an article was first published on',
    { ...to(away), html: head(`<meta property="article:published_time" content="2026-11-01">${link(away)}`) },
    undefined,
  ],
  ['an old domain that redirects here', to(away, leadsTo(pageUrl)), undefined],
])('costs what noindex does where the original is %s: %#', (_, visit, severity) => {
  const outcome = canonicalTarget.run(createVisit(visit));
  expect(outcome.status === 'failed' && outcome.severity).toBe(severity);
});
