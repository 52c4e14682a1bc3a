import { hreflang } from '@/lib/audit/checks/international/hreflang';
import { hreflangXDefault } from '@/lib/audit/checks/international/hreflang-x-default';
import { runCheck } from '@/tests/support/run-check';
import { answered, failed, pageProbe, pageUrl } from '@/tests/support/visit';

const germanUrl = 'https://www.smith-plumbing.example/de/heisswasser';
const link = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`;
const own = link('en', pageUrl);
const german = link('de', germanUrl);
const page = (head: string, lang = 'en-AU') =>
  `<html lang="${lang}"><head>${head}</head><body></body></html>`;

describe('hreflang', () => {
  it.each([
    ['a country alone', own + link('jp', germanUrl), 'language'],
    ['an underscore', own + link('de_CH', germanUrl), 'language'],
    ['a word', own + link('german', germanUrl), 'language'],
    ['a relative address', own + link('de', '/de/heisswasser'), 'relative'],
    ['an address without scheme', own + link('de', germanUrl.replace('https:', '')), 'relative'],
    ['a country that is none', own + link('de-xx', germanUrl), 'region'],
    ['Europe is no country', own + link('en-EU', germanUrl), 'region'],
    ['UK for GB', own + link('en-UK', germanUrl), 'region-mistaken'],
    ['two addresses for one language', own + german + link('DE', `${germanUrl}-2`), 'duplicate'],
    ['not itself', german, 'no-self'],
    ['another language than its own', link('fr', pageUrl) + german, 'lang-mismatch'],
    ['two languages', own + german, 'passed'],
    ['a script and a country', own + link('zh-Hant-TW', germanUrl), 'passed'],
    ['Latin America', own + link('es-419', germanUrl), 'passed'],
    ['capitals and x-default', link('EN-au', pageUrl) + link('X-Default', germanUrl), 'passed'],
    ['one address for two countries', own + link('de-AT', germanUrl) + link('de-CH', germanUrl), 'passed'],
    ['a language few have heard of', own + link('gsw', germanUrl), 'passed'],
    [
      'itself by its canonical address',
      `<link rel="canonical" href="https://www.smith-plumbing.example/hot">${link('en', 'https://www.smith-plumbing.example/hot')}${german}`,
      'passed',
    ],
    ['a feed', '<link rel="alternate" type="application/rss+xml" href="/feed.xml">', 'not-applicable'],
    ['nothing', '', 'not-applicable'],
  ])('%s', (_, head, found) => {
    expect(runCheck(hreflang, { html: page(head) }).found).toBe(found);
  });

  it('leaves links of the body out, as search engines do', () => {
    const html = `<html lang="en"><body><p>Text</p>${link('xx', '/x')}</body></html>`;
    expect(runCheck(hreflang, { html }).found).toBe('not-applicable');
  });

  it('reads the header too', () => {
    const headers = {
      link: `<${pageUrl}>; rel="alternate"; hreflang="en", <${germanUrl}>; rel="alternate"; hreflang="xx"`,
    };
    expect(runCheck(hreflang, { html: page(''), headers }).found).toBe('language');
  });

  it('takes Norwegian and its two forms for one language, and an old code for the new one', () => {
    expect(runCheck(hreflang, { html: page(link('no', pageUrl), 'nb') }).found).toBe('passed');
    expect(runCheck(hreflang, { html: page(link('iw', pageUrl), 'he-IL') }).found).toBe('passed');
  });

  it('names the right code for a mistaken one', () => {
    expect(runCheck(hreflang, { html: page(own + link('en-UK', germanUrl)) }).said).toContain(
      'hreflang="en-GB"',
    );
  });

  it('gives the line to paste where the page leaves itself out', () => {
    const line = `<link rel="alternate" hreflang="en-AU" href="${pageUrl}">`;
    expect(runCheck(hreflang, { html: page(german) }).said).toContain(line);
  });

  const head = { canonical: null, robots: '' };
  it.each([
    [
      'links back',
      pageProbe(answered(germanUrl), { ...head, alternates: [{ hreflang: 'en', href: pageUrl }] }),
      'passed',
    ],
    [
      'doesn’t link back',
      pageProbe(answered(germanUrl), { ...head, alternates: [{ hreflang: 'de', href: germanUrl }] }),
      'no-return',
    ],
    ['isn’t there', pageProbe(answered(germanUrl, 404)), 'broken-alternate'],
    ['has moved', pageProbe(answered(germanUrl, 301)), 'broken-alternate'],
    ['couldn’t be asked', pageProbe(failed(germanUrl, 'timeout')), 'passed'],
    ['isn’t HTML', pageProbe(answered(germanUrl)), 'passed'],
  ])('the other page %s', (_, alternate, found) => {
    const parts = { html: page(own + german), site: { alternates: [alternate] } };
    expect(runCheck(hreflang, parts).found).toBe(found);
  });
});

describe('hreflang-x-default', () => {
  it.each([
    ['no page for the rest', own + german, 'missing'],
    ['one', own + link('x-default', pageUrl), 'passed'],
    ['one language only', '', 'not-applicable'],
  ])('%s', (_, head, found) => {
    expect(runCheck(hreflangXDefault, { html: page(head) }).found).toBe(found);
  });
});
