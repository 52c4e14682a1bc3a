import { hostVariants } from '@/lib/audit/checks/indexing/host-variants';
import { redirectChain } from '@/lib/audit/checks/indexing/redirect-chain';
import { urlQuality } from '@/lib/audit/checks/indexing/url-quality';
import { describeCheck } from '@/tests/support/describe-check';
import { answered, createVisit, failed, pageUrl, type VisitParts } from '@/tests/support/visit';

const site = 'https://www.smith-plumbing.example';
const hops = (...addresses: (readonly [string, number])[]): VisitParts => ({
  redirects: addresses.map(([url, status]) => ({ url, status })),
});
const apex = pageUrl.replace('www.', '');

describeCheck(redirectChain, {
  broken: {
    'a step from https to http': [
      hops([`${site}/a`, 301], ['http://www.smith-plumbing.example/b', 301]),
      'downgrade',
    ],
    'the page itself, which had answered with a redirect and a cookie': [
      hops([pageUrl, 302]),
      'needs-cookie',
    ],
    'the same address twice': [hops([`${site}/a`, 302], [`${site}/b`, 302], [`${site}/a`, 302]), 'loop'],
    'three redirects': [hops([`${site}/a`, 301], [`${site}/b`, 301], [`${site}/c`, 301]), 'long'],
    'a temporary step to www': [hops([apex, 302]), 'temporary'],
    'a temporary step to https': [hops([pageUrl.replace('https', 'http'), 307]), 'temporary'],
    'a temporary step to the address without a slash': [hops([`${pageUrl}/`, 302]), 'temporary'],
    'another step for another language, which caches aren’t told': [
      {
        ...hops([`${site}/`, 302]),
        site: { otherLanguage: answered(`${site}/`, 302, { headers: [['location', '/de/']] }) },
      },
      'by-language',
    ],
  },
  fine: {
    'no redirect': {},
    'one for good': hops([apex, 301]),
    'two for good': hops([apex.replace('https', 'http'), 301], [apex, 308]),
  },
  'looks broken but is fine': { 'a temporary step to a language or a welcome page': hops([`${site}/`, 302]) },
});

const insecureUrl = pageUrl.replace('https', 'http');
const ends = (finalUrl: string) => ({ finalUrl });

describeCheck(hostVariants, {
  broken: {
    'http that stays': [{ site: { insecure: answered(insecureUrl) } }, 'insecure-copy'],
    'http that leads to another host': [
      { site: { insecure: answered(insecureUrl, 200, ends(apex)) } },
      'second-copy',
    ],
    'the site without www beside this one': [{ site: { otherHost: answered(apex) } }, 'second-copy'],
    'no address without www': [{ site: { otherHost: failed(apex, 'dns_failed') } }, 'dead-host'],
    'a certificate that doesn’t cover it': [{ site: { otherHost: failed(apex, 'tls_error') } }, 'dead-host'],
    'an error without www': [{ site: { otherHost: answered(apex, 404) } }, 'dead-host'],
  },
  fine: {
    'all lead here': {
      site: {
        insecure: answered(insecureUrl, 200, ends(pageUrl)),
        otherHost: answered(apex, 200, ends(pageUrl)),
      },
    },
  },
  'looks broken but is fine': {
    'nothing answers over http': {
      site: {
        insecure: failed(insecureUrl, 'connect_failed'),
        otherHost: answered(apex, 200, ends(`${site}/`)),
      },
    },
    'a bot filter on the other host': { site: { otherHost: answered(apex, 403) } },
    'an answer that came too late': { site: { otherHost: failed(apex, 'timeout') } },
  },
  'has nothing to judge': {
    'no time to ask': [{}, 'not-measured'],
    'an insecure page without another name': [{ url: 'http://shop.smith.example/' }, 'not-applicable'],
  },
});

describeCheck(urlQuality, {
  broken: {
    'a session id': [{ url: `${site}/a?PHPSESSID=1234abcd` }, 'session'],
    'a session id in the path': [{ url: `${site}/a;jsessionid=1234abcd` }, 'session'],
    'two slashes': [{ url: `${site}/a//b` }, 'double-slash'],
    'a space': [{ url: `${site}/our%20services` }, 'spaces'],
    'capital letters': [{ url: `${site}/Our-Services` }, 'upper-case'],
    underscores: [{ url: `${site}/our_services` }, 'underscores'],
    'a very long address': [{ url: `${site}/${'hot-water-'.repeat(12)}` }, 'long'],
  },
  fine: { 'words with hyphens': {}, 'the home page': { url: `${site}/` } },
  'looks broken but is fine': {
    'letters that are written as percent codes': { url: `${site}/caf%C3%A9` },
    'capitals and underscores in a parameter': { url: `${site}/a?utm_source=News_Letter` },
    'an address in another script': { url: `${site}/услуги` },
  },
});

it('tells what search engines don’t mind about an address, and scores it not', () => {
  const outcome = (path: string) => urlQuality.run(createVisit({ url: `${site}${path}` }));
  for (const path of ['/Our-Services', '/our_services', `/${'hot-water-'.repeat(12)}`]) {
    expect(outcome(path)).toMatchObject({ status: 'failed', weight: 0, severity: 'info' });
  }
  expect(outcome('/our%20services')).not.toHaveProperty('weight');
});
