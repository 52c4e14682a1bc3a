import { findCause } from '@/lib/audit/checks/find-check';
import { brokenExternalLinks } from '@/lib/audit/checks/links/broken-external-links';
import { brokenLinks } from '@/lib/audit/checks/links/broken-links';
import { emptyMailto } from '@/lib/audit/checks/links/empty-mailto';
import { insecureLinks } from '@/lib/audit/checks/links/insecure-links';
import { internalLinks } from '@/lib/audit/checks/links/internal-links';
import { internalNofollow } from '@/lib/audit/checks/links/internal-nofollow';
import { localhostLinks } from '@/lib/audit/checks/links/localhost-links';
import { unsafeTargetBlank } from '@/lib/audit/checks/links/unsafe-target-blank';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, createVisit, failed, type VisitParts } from '@/tests/support/visit';

const site = 'https://www.smith-plumbing.example';
const body = (markup: string): VisitParts => ({
  html: `<!doctype html><title>x</title><body>${markup}</body>`,
});
const links = (...hrefs: string[]) => body(hrefs.map((href) => `<a href="${href}">x</a>`).join(' '));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

describeCheck(internalLinks, {
  broken: {
    'a dead end': [links('https://other.example/', 'tel:123', '#top'), 'none'],
    'two pages': [links('/a', '/b', '/b#more'), 'few'],
    'too many': [links(...numbered(151)), 'many'],
  },
  fine: { 'three pages': links('/a', '/b', '/c'), 'a hundred and fifty': links(...numbered(150)) },
  'looks broken but is fine': {
    'a shop on another host of the owner': links('/a', '/b', 'https://shop.smith-plumbing.example/'),
  },
});

const tried = (status: number): VisitParts => ({
  ...links('/a', '/b'),
  site: { links: [answered(`${site}/a`), answered(`${site}/b`, status)] },
});

describeCheck(brokenLinks, {
  broken: {
    'a page that is gone': [tried(404), 'broken'],
    'a page that was taken down': [tried(410), 'broken'],
    'a page that crashes': [tried(500), 'broken'],
    'redirects without an end': [
      { ...links('/a'), site: { links: [failed(`${site}/a`, 'too_many_redirects')] } },
      'broken',
    ],
  },
  fine: { 'all there': tried(200) },
  'looks broken but is fine': {
    'a page behind a password': tried(401),
    'a bot filter': tried(403),
    'a limit on robots': tried(429),
    'a pause': tried(503),
    'an answer that came too late': { ...links('/a'), site: { links: [failed(`${site}/a`, 'timeout')] } },
  },
  'has nothing to judge': {
    'no links of its own': [links('https://other.example/'), 'not-applicable'],
    'no time to try': [links('/a'), 'not-measured'],
  },
});

const outgoing = ['https://one.example/a', 'https://two.example/'] as const;
const triedOutside = (...probes: ReturnType<typeof answered>[]): VisitParts => ({
  ...links(...outgoing),
  site: { outgoing: probes },
});
const [one, two] = outgoing;

describeCheck(brokenExternalLinks, {
  broken: {
    'a page that is gone': [triedOutside(answered(one), answered(two, 404)), 'broken'],
    'a page that was taken down': [triedOutside(answered(two, 410)), 'broken'],
    'a name that is no more': [triedOutside(answered(one), failed(two, 'dns_failed')), 'broken'],
  },
  fine: {
    'all there': triedOutside(answered(one), answered(two)),
    'a redirect': triedOutside(answered(one, 301)),
  },
  'looks broken but is fine': Object.fromEntries(
    [401, 403, 429, 999, 500, 503].map((status) => [
      `an answer of ${status}`,
      triedOutside(answered(one), answered(two, status)),
    ]),
  ),
  'has nothing to judge': {
    'no links to others': [links('/a'), 'not-applicable'],
    'no time to try': [links(one), 'not-measured'],
    'only bot filters': [triedOutside(answered(one, 403), failed(two, 'timeout')), 'not-measured'],
    'no name found at all': [
      triedOutside(failed(one, 'dns_failed'), failed(two, 'dns_failed')),
      'not-measured',
    ],
  },
});

describe('broken-links', () => {
  it('shows the link that leads nowhere', () => {
    const visit = createVisit(tried(404));
    expect(brokenLinks.run(visit)).toMatchObject({
      count: 1,
      evidence: [{ url: `${site}/b`, snippet: expect.stringContaining('href="/b"') }],
    });
  });
});

describeCheck(localhostLinks, {
  broken: {
    localhost: [links('http://localhost:3000/about'), 'private'],
    'this computer by number': [body('<img src="http://127.0.0.1/van.jpg">'), 'private'],
    'an odd spelling of it': [links('http://0x7f.1/'), 'private'],
    'the office’s network': [links('http://192.168.1.20/shop'), 'private'],
    IPv6: [links('http://[::1]:8080/'), 'private'],
    'a development name': [body('<script src="https://smith.test/a.js"></script>'), 'private'],
    'a file': [body('<img src="file:///Users/jo/van.jpg">'), 'private'],
    'a drive': [body('<img src="C:\\Users\\jo\\van.jpg">'), 'private'],
    'a form': [body('<form action="http://localhost/send"></form>'), 'private'],
  },
  fine: { 'public addresses': links('/a', 'https://other.example/', 'http://8.8.8.8/') },
  'looks broken but is fine': {
    'a name that only begins so': links('https://localhost.smith.example/', 'https://local.smith.example/'),
    'a number that is no address': links('/192.168.1.1/how-to'),
    'the word in a text': body('<p>Open http://localhost:3000</p>'),
    'a page that is itself on such a host': {
      ...links('http://127.0.0.1:4000/b'),
      url: 'http://127.0.0.1:4000/a',
    },
  },
});

it.each([
  ['a link', '<a href="http://localhost:3000/book">Book a table</a>', 'critical'],
  ['a form', '<form action="http://127.0.0.1/send">Send</form>', 'critical'],
  ['a picture', '<img src="http://localhost:3000/van.jpg">', undefined],
  ['a link into the office', '<a href="http://192.168.1.20/shop">Shop</a>', undefined],
  ['an instruction', '<a href="http://localhost:3000">http://localhost:3000</a>', undefined],
])('costs what a lost page does if it leads visitors nowhere: %s', (_, markup, severity) => {
  const outcome = localhostLinks.run(createVisit(body(markup)));
  expect(outcome.status === 'failed' && outcome.severity).toBe(severity);
});

it.each([
  ['file:///C:/karte.jpg', 'links'],
  ['C:\\Users\\jo\\van.jpg', 'links'],
  ['http://localhost:3000/about', 'site-url'],
])('a link to %s is mended where it was written, or by a setting: %s', (target, kind) => {
  expect(findCause({ id: 'localhost-links', reason: 'private', values: { target } })?.kind).toBe(kind);
});

describeCheck(insecureLinks, {
  broken: {
    'to its own pages': [links('http://www.smith-plumbing.example/a', 'http://other.example/'), 'own'],
    'to others': [links('http://other.example/'), 'others'],
  },
  fine: { 'secure ones': links('https://other.example/', '/a', '//other.example/') },
  'looks broken but is fine': {
    'the address of a namespace': body('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    'a computer that no https reaches': links('http://localhost:3000/book', 'http://192.168.0.4/book'),
  },
  'has nothing to judge': {
    'an insecure page': [
      { ...links('http://other.example/'), url: 'http://smith.example/' },
      'not-applicable',
    ],
  },
});

describeCheck(internalNofollow, {
  broken: { 'a page of the site': [body('<a href="/prices" rel="NOFOLLOW noopener">x</a>'), 'nofollow'] },
  fine: { 'pages of the site': links('/prices') },
  'looks broken but is fine': {
    'another site': body('<a href="https://other.example/" rel="nofollow">x</a><a href="/prices">x</a>'),
    'the log-in and the basket': body(
      '<a href="/my-account/" rel="nofollow">x</a><a href="/cart" rel="nofollow">x</a>',
    ),
    'the log-in and the basket in Spanish': body(
      '<a href="/mi-cuenta" rel="nofollow">x</a><a href="/es/carrito" rel="nofollow">x</a>',
    ),
    'the page itself in another order': body('<a href="?order=price.asc" rel="nofollow">x</a>'),
    'a product put into the basket': body('<a href="?add-to-cart=5" rel="nofollow">x</a>'),
  },
  'has nothing to judge': { 'no links of its own': [links('https://other.example/'), 'not-applicable'] },
});

describeCheck(emptyMailto, {
  broken: {
    'a mail to nobody': [links('mailto:'), 'empty'],
    'a mail of spaces': [links(' MAILTO: '), 'empty'],
    'no number': [links('tel:'), 'empty'],
    'a number that can’t be read': [links('tel:%zz'), 'empty'],
    'a mail with the slashes of a website': [links('mailto://jo@smith.example'), 'empty'],
    'a mail to another address': [body('<a href="mailto:jo@smyth.example">jo@smith.example</a>'), 'other'],
    'a messenger without a number': [links('https://wa.me/'), 'nobody'],
    'a messenger with a national number': [links('https://wa.me/0755550123'), 'nobody'],
  },
  fine: { 'a mail and a number': links('mailto:jo@smith.example', 'tel:+61755550123') },
  'looks broken but is fine': {
    'a way to share': links('mailto:?subject=Look&amp;body=https://smith.example/'),
    'a name before the address': body('<a href="mailto:Jo Smith <jo@smith.example>">jo@smith.example</a>'),
    'a messenger of another country': links('https://eitaa.com/smith', 'tel:+61755550123'),
    'another way to share': links('https://wa.me/?text=Look', 'tel:+61755550123'),
  },
  'has nothing to judge': { neither: [links('/a'), 'not-applicable'] },
});

describeCheck(unsafeTargetBlank, {
  broken: { 'another site': [body('<a href="https://other.example/" target="_BLANK">x</a>'), 'opener'] },
  fine: {
    noopener: body('<a href="https://other.example/" target="_blank" rel="noopener">x</a>'),
    noreferrer: body('<a href="https://other.example/" target="_blank" rel="external noreferrer">x</a>'),
  },
  'has nothing to judge': {
    'its own pages': [body('<a href="/a" target="_blank">x</a>'), 'not-applicable'],
    'the same tab': [links('https://other.example/'), 'not-applicable'],
  },
});
