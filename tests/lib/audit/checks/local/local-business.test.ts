import { localBusiness } from '@/lib/audit/checks/local/local-business';
import { localBusinessDetails } from '@/lib/audit/checks/local/local-business-details';
import { runCheck } from '@/tests/support/run-check';
import {
  address,
  contactLines,
  createPage,
  frontPage,
  ldJson,
  plumber,
} from '@/tests/support/smith-plumbing';

const schema = 'https://schema.org';
const without = (name: string) => ({ ...plumber, address: { ...address, [name]: undefined } });
const microdata = `<div itemscope itemtype="${schema}/AutoRepair"><h1 itemprop="name">Smith</h1><p itemprop="address" itemscope itemtype="${schema}/PostalAddress"><span itemprop="streetAddress">1 A St</span> <span itemprop="addressLocality">Nerang</span> <span itemprop="postalCode">4211</span><meta itemprop="addressCountry" content="AU"></p></div>`;

describe('local-business', () => {
  it.each([
    ['address and phone for people only', contactLines, 'missing'],
    ['a phone number only', '<p>Ring (07) 5555 0100</p>', 'missing'],
    [
      'no business, just an organisation',
      contactLines + ldJson({ '@context': schema, '@type': 'Organization', name: 'x' }),
      'missing',
    ],
    ['no name', ldJson({ ...plumber, name: ' ' }), 'no-name'],
    ['no address', ldJson({ ...plumber, address: undefined }), 'no-address'],
    ['an address in one line', ldJson({ ...plumber, address: '12 Station St, Nerang' }), 'address-text'],
    ['no street', ldJson(without('streetAddress')), 'address-incomplete'],
    ['no country', ldJson(without('addressCountry')), 'address-incomplete'],
    [
      'one branch of two',
      ldJson([plumber, { ...plumber, name: 'Branch', address: {} }]),
      'address-incomplete',
    ],
    ['everything', ldJson(plumber), 'passed'],
    ['microdata', microdata, 'passed'],
    [
      'a graph whose address stands apart',
      ldJson({
        '@context': schema,
        '@graph': [
          { ...plumber, address: { '@id': '#a' } },
          { ...address, '@id': '#a' },
        ],
      }),
      'passed',
    ],
    [
      'an address that means itself',
      ldJson({ '@context': schema, '@graph': [{ ...plumber, '@id': '#me', address: { '@id': '#me' } }] }),
      'address-incomplete',
    ],
    [
      'one business in two nodes',
      ldJson({
        '@context': schema,
        '@graph': [
          { '@type': 'Plumber', '@id': '#b', name: 'Smith' },
          { '@type': 'Plumber', '@id': '#b', address },
        ],
      }),
      'passed',
    ],
    [
      'several types, with the vocabulary',
      ldJson({ ...plumber, '@type': ['Organization', 'schema:Plumber'] }),
      'passed',
    ],
    [
      'a country as a thing',
      ldJson({ ...plumber, address: { ...address, addressCountry: { '@type': 'Country', name: 'AU' } } }),
      'passed',
    ],
    [
      'a business that travels',
      ldJson({ ...plumber, address: undefined, areaServed: 'Gold Coast' }),
      'passed',
    ],
    [
      'a country without postal codes',
      ldJson({ ...plumber, address: { ...address, postalCode: '', addressCountry: 'HK' } }),
      'passed',
    ],
    [
      'a business mentioned beside the real one',
      ldJson({ ...plumber, parentOrganization: { '@type': 'LocalBusiness', name: 'x' } }),
      'passed',
    ],
    [
      'an article',
      contactLines + ldJson({ '@context': schema, '@type': 'BlogPosting', headline: 'x' }),
      'not-applicable',
    ],
    [
      'a post',
      `<meta property="article:published_time" content="2026-01-01">${contactLines}`,
      'not-applicable',
    ],
    [
      'a program',
      contactLines + ldJson({ '@context': schema, '@type': 'SoftwareApplication', name: 'x' }),
      'not-applicable',
    ],
    ['a page without phone and address', '<h1>Notes app</h1>', 'not-applicable'],
  ])('%s', (_, body, found) => {
    expect(runCheck(localBusiness, { html: createPage(body), url: frontPage }).found).toBe(found);
  });

  it('says what the address lacks', () => {
    const { said } = runCheck(localBusiness, {
      html: ldJson({ ...plumber, address: { addressLocality: 'Nerang' } }),
    });
    expect(said).toContain('is missing streetAddress, postalCode, addressCountry.');
  });
});

describe('local-business-details', () => {
  const rest = {
    openingHours: 'Mo-Fr 08:00-17:00',
    geo: { latitude: 1 },
    url: frontPage,
    logo: '/l.png',
    priceRange: '$$',
    sameAs: 'x',
  };
  it.each([
    ['the least', ldJson(plumber), 'sparse'],
    ['everything', ldJson({ ...plumber, ...rest }), 'passed'],
    ['no business', '<p>x</p>', 'not-applicable'],
  ])('%s', (_, body, found) => {
    expect(runCheck(localBusinessDetails, { html: createPage(body) }).found).toBe(found);
  });

  it('names what is missing', () => {
    const { said } = runCheck(localBusinessDetails, {
      html: ldJson({ ...plumber, ...rest, geo: undefined }),
    });
    expect(said).toContain('could also say geo.');
  });
});
