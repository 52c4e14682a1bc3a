import { analytics } from '@/lib/audit/checks/local/analytics';
import { localBusiness } from '@/lib/audit/checks/local/local-business';
import { localBusinessDetails } from '@/lib/audit/checks/local/local-business-details';
import { specialHours } from '@/lib/audit/checks/local/special-hours';
import { describeCheck } from '@/tests/support/describe-check';
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

const december = { fetchedAt: new Date('2026-12-03T00:00:00Z') };
const withHours = (more: object = {}) => ({
  ...december,
  html: createPage(ldJson({ ...plumber, openingHours: 'Mo-Fr 08:00-17:00', ...more })),
});

describeCheck(specialHours, {
  broken: { 'ordinary hours alone': [withHours(), 'ordinary'] },
  fine: {
    'hours of their own': withHours({ specialOpeningHoursSpecification: { validFrom: '2026-12-25' } }),
    'hours with a season': withHours({
      openingHoursSpecification: {
        dayOfWeek: 'Monday',
        opens: '10:00',
        closes: '12:00',
        validFrom: '2026-12-24',
      },
    }),
  },
  'has nothing to judge': {
    'any other month': [{ ...withHours(), fetchedAt: new Date('2026-11-20') }, 'not-applicable'],
    'a country with other holidays': [
      withHours({ address: { '@type': 'PostalAddress', addressCountry: 'IR' } }),
      'not-applicable',
    ],
    'no hours': [{ ...december, html: createPage(ldJson(plumber)) }, 'not-applicable'],
  },
});

const counted = (...scripts: string[]) => ({ html: createPage(contactLines, ...scripts) });
const tag = (id: string) =>
  `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script><script>gtag('config', '${id}');</script>`;

describeCheck(analytics, {
  broken: {
    'no counter': [counted(), 'none'],
    'two properties': [counted(tag('G-ABCDEFGH12'), tag('G-ZYXWVUTS98')), 'twice'],
    'one that Google has switched off': [counted(tag('UA-12345678-1')), 'retired'],
  },
  fine: {
    'one property': counted(tag('G-ABCDEFGH12')),
    'a container that loads it': counted(tag('GTM-ABC1234'), tag('G-ABCDEFGH12')),
    'a counter without cookies': counted('<script defer src="https://plausible.io/js/script.js"></script>'),
    'a builder that counts by itself': counted('<script src="https://static.parastorage.com/a.js"></script>'),
  },
  'looks broken but is fine': {
    'the old number beside the new one': counted(tag('UA-12345678-1'), tag('G-ABCDEFGH12')),
  },
  'has nothing to judge': { 'no business': [{ html: '<h1>Notes' }, 'not-applicable'] },
});
