import '@/tests/support/audit-environment';
import { gatherFacts } from '@/lib/business-growth/gather-facts';
import type { GrowthInput } from '@/lib/business-growth/schema';
import { log } from '@/lib/log/log';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { placesKey, startFakeGooglePlaces } from '@/tests/support/fake-google-places';
import { allFailureModes, patienceMs } from '@/tests/support/fake-provider';
import { createPage, ldJson } from '@/tests/support/smith-plumbing';
import { eachTest } from '@/tests/support/started';
import { sends, startTargetSite } from '@/tests/support/target-site';

const now = new Date('2026-06-30T20:00:00Z');
const rated = (rating: number, reviews: number) =>
  createPage(
    ldJson({
      '@context': 'https://schema.org',
      '@type': 'AutoRepair',
      name: 'Ferry Road Autos',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
  );
const asked: GrowthInput = { businessName: 'Ferry Road Autos', category: 'automotive', suburb: 'Southport' };
const typed = { currentRating: 4.1, reviewCount: 7 };

const google = eachTest(startFakeGooglePlaces);
const site = eachTest(startTargetSite);
beforeEach(() => {
  google.places = [
    {
      id: 'own',
      name: 'Ferry Road Autos Pty Ltd',
      address: '4 Ferry Rd, Southport QLD 4215',
      rating: 4.7,
      reviews: 88,
    },
    {
      id: 'r1',
      name: 'Bay Street Motors',
      address: '1 Bay St, Southport QLD 4215',
      rating: 4.2,
      reviews: 31,
    },
    {
      id: 'r2',
      name: 'Nind Street Tyres',
      address: '2 Nind St, Southport QLD 4215',
      rating: 4.9,
      reviews: 12,
    },
    {
      id: 'r3',
      name: 'Scarborough Service',
      address: '3 Scarborough St, Southport QLD 4215',
      rating: 3.9,
      reviews: 5,
    },
    { id: 'r4', name: 'Nobody Rated This', address: '9 Bay St, Southport QLD 4215' },
    {
      id: 'r5',
      name: 'Closed Down Motors',
      address: '8 Bay St, Southport QLD 4215',
      rating: 5,
      reviews: 9,
      closed: true,
    },
    { id: 'r6', name: 'Next Door Motors', address: '8 High St, Nerang QLD 4211', rating: 5, reviews: 9 },
  ];
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => closeParser());

const gather = (input: Partial<GrowthInput> = {}, withKey = true) =>
  gatherFacts(
    { ...asked, ...input },
    {
      now,
      places: withKey
        ? { key: placesKey, baseUrl: google.baseUrl, timeoutMs: patienceMs(google.failureMode) }
        : null,
      websiteTimeoutMs: 20_000,
    },
  );

describe('rating and number of reviews', () => {
  it('come from Google when its key is set, whatever else is known [GROWTH-23]', async () => {
    site.page = sends(200, rated(3.3, 4));
    const facts = await gather({ ...typed, website: site.url });
    expect(facts).toMatchObject({
      rating: { value: 4.7, source: 'google' },
      reviewCount: { value: 88, source: 'google' },
      website: { status: 'read', stated: { rating: 3.3, reviewCount: 4 } },
    });
  });

  it('come from the website’s own structured data when Google doesn’t know the business [GROWTH-23]', async () => {
    google.places = [];
    site.page = sends(200, rated(4.4, 19));
    expect(await gather({ ...typed, website: site.url })).toMatchObject({
      rating: { value: 4.4, source: 'website' },
      reviewCount: { value: 19, source: 'website' },
      rivals: null,
    });
  });

  it('come from the visitor when nobody else knows them [GROWTH-23]', async () => {
    google.places = [];
    expect(await gather({ ...typed, website: site.url })).toMatchObject({
      rating: { value: 4.1, source: 'typed' },
      reviewCount: { value: 7, source: 'typed' },
    });
  });

  it('are unknown otherwise, and never invented [GROWTH-23]', async () => {
    expect(await gather({}, false)).toMatchObject({
      rating: null,
      reviewCount: null,
      rivals: null,
      places: { status: 'off' },
      website: { status: 'none' },
    });
    expect(google.searches).toEqual([]);
  });

  it('are not mixed: a number of reviews comes with its rating', async () => {
    google.places = [{ id: 'own', name: 'Ferry Road Autos', address: '4 Ferry Rd, Southport QLD 4215' }];
    expect(await gather(typed)).toMatchObject({
      rating: { value: 4.1, source: 'typed' },
      reviewCount: { value: 7, source: 'typed' },
    });
  });
});

describe('Google Places', () => {
  it('hears the name, the category and the suburb, and nothing else', async () => {
    await gather({ ...typed, website: site.url });
    expect(google.searches.map(({ textQuery }) => textQuery).sort()).toEqual([
      'Ferry Road Autos, Southport',
      'car repair in Southport',
    ]);
    const told = JSON.stringify(google.searches);
    for (const secret of [site.host, '4.1', '"7"']) expect(told).not.toContain(secret);
    expect(google.asked.map(({ href }) => href).join()).not.toContain(placesKey);
  });

  it('returns the rivals: of the suburb, open, rated, and not the business itself', async () => {
    const { rivals } = await gather();
    expect(rivals).toEqual([
      { rating: 4.2, reviewCount: 31 },
      { rating: 4.9, reviewCount: 12 },
      { rating: 3.9, reviewCount: 5 },
    ]);
  });

  it('is asked for no rivals where we know no kind of business', async () => {
    const { rivals, rating } = await gather({ category: 'other' });
    expect([rivals, rating?.source]).toEqual([null, 'google']);
    expect(google.searches).toHaveLength(1);
  });

  it('takes no namesake of another suburb for the business', async () => {
    const { rating } = await gather({ suburb: 'Coolangatta' });
    expect(rating).toBeNull();
  });

  it.each(allFailureModes)('that is %s leaves the figures to the next source', async (misdeed) => {
    jest.spyOn(log, 'warn').mockImplementation();
    google.failureMode = misdeed;
    expect(await gather(typed)).toMatchObject({
      places: { status: 'failed' },
      rating: { value: 4.1, source: 'typed' },
      rivals: null,
    });
  });
});

it('the month is Brisbane’s', async () => {
  expect((await gather({}, false)).month).toBe(7);
});
