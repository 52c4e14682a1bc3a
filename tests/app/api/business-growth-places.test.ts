import '@/tests/support/audit-environment';
import { z } from 'zod';
import { log } from '@/lib/log/log';
import { placesKey, startFakeGooglePlaces } from '@/tests/support/fake-google-places';
import { postJson } from '@/tests/support/route-audit';
import { routeUnder } from '@/tests/support/route-providers';
import { eachTest } from '@/tests/support/started';

const path = '/api/business-growth-analysis';
const asked = {
  businessName: 'Ferry Road Autos',
  category: 'automotive',
  suburb: 'Southport',
  currentRating: 3,
};
const answered = z.looseObject({
  marketPosition: z.string(),
  currentRating: z.number().nullable(),
  rivals: z.unknown(),
  comparison: z.unknown(),
  sources: z.looseObject({
    figures: z.record(z.string(), z.looseObject({ source: z.string() })),
    asked: z.array(z.looseObject({ source: z.string(), status: z.string(), text: z.string() })),
  }),
});

const google = eachTest(startFakeGooglePlaces);
beforeEach(() => {
  google.places = [
    {
      id: 'own',
      name: 'Ferry Road Autos',
      address: '4 Ferry Rd, Southport QLD 4215',
      rating: 4.9,
      reviews: 210,
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
      rating: 4.4,
      reviews: 12,
    },
    {
      id: 'r3',
      name: 'Scarborough Cars',
      address: '3 Scarborough St, Southport QLD 4215',
      rating: 3.9,
      reviews: 5,
    },
  ];
});

async function analyse(settings: Record<string, string>) {
  const { POST } = await routeUnder(settings, () => import('@/app/api/business-growth-analysis/route'));
  const answer = await postJson(POST, path, asked);
  expect(answer.status).toBe(200);
  return { ...answered.parse(answer.body), text: answer.text };
}

const withKey = (key: string) => ({ GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACES_BASE_URL: google.baseUrl });

describe('the growth analysis with Google Places', () => {
  it('names the websites of the two best-known rivals that have one, and no profiles elsewhere', async () => {
    const sites = [
      'https://ferryroad.example/',
      'https://www.facebook.com/baystreet',
      'https://nind.example/tyres',
      'https://www.scarborough.example/',
    ];
    for (const [index, place] of google.places.entries()) place.website = sites[index];
    const result = await analyse(withKey(placesKey));
    expect(result.comparison).toEqual({
      website: '',
      rivals: [sites[2], sites[3]],
      names: ['nind.example', 'scarborough.example'],
    });
  });

  it('compares the business with its rivals in the suburb [API-27, API-31]', async () => {
    const result = await analyse(withKey(placesKey));
    expect(result).toMatchObject({
      marketPosition: 'leader',
      currentRating: 4.9,
      rivals: { count: 3, medianRating: 4.2, medianReviewCount: 12 },
    });
    expect(result.sources.figures.currentRating?.source).toBe('google');
    expect(result.sources.asked[0]).toMatchObject({ source: 'google', status: 'used' });
    expect(result.text).not.toContain(placesKey);
  });

  it('says how many rated rivals there are where they are too few to compare', async () => {
    google.places = google.places.slice(0, 3);
    const { text } = await analyse(withKey(placesKey));
    expect(text).toContain('Only 2 rated rivals in Southport, and we compare from 3, so the position is');
    expect(text).toContain('Only 2 rated rivals in Southport: too few to compare');
    expect(text).not.toContain('No rivals were compared');
  });

  it('keeps nothing of Google’s answer under the link, and says so there', async () => {
    const settings = withKey(placesKey);
    const { POST, readResult, kept } = await routeUnder(settings, async () => {
      const { database } = await import('@/lib/db/database');
      const { migrateToLatest } = await import('@/lib/db/migrate');
      await migrateToLatest(database());
      return {
        ...(await import('@/app/api/business-growth-analysis/route')),
        ...(await import('@/lib/attachments/read-result')),
        kept: () => database().selectFrom('results').select('payload').execute(),
      };
    });
    const { reportUrl } = z
      .looseObject({ reportUrl: z.url() })
      .parse((await postJson(POST, path, asked)).body);
    expect(JSON.stringify(await kept())).not.toMatch(/4\.9|210|google/);
    expect(await readResult(reportUrl.split('/').at(-1) ?? '', 'en')).toMatchObject({
      result: {
        currentRating: 3,
        rivals: null,
        sources: {
          asked: [
            { source: 'google', text: expect.stringContaining('are not kept under this link') },
            {},
            {},
          ],
        },
      },
    });
  });

  it('without its key asks nothing, and says so', async () => {
    const result = await analyse(withKey(''));
    expect(google.asked).toEqual([]);
    expect(result).toMatchObject({ currentRating: 3, rivals: null });
    expect(result.sources.asked[0]).toMatchObject({ source: 'google', status: 'not-asked' });
  });

  it.each(['fails', 'hangsUp', 'sendsGarbage'] as const)(
    'that %s falls back to what was typed, says so, and passes nothing of Google’s on',
    async (misdeed) => {
      const warned = jest.spyOn(log, 'warn').mockImplementation();
      google.failureMode = misdeed;
      const result = await analyse(withKey(placesKey));
      expect(result).toMatchObject({ currentRating: 3, rivals: null });
      expect(result.sources.figures.currentRating?.source).toBe('typed');
      expect(result.sources.asked[0]).toMatchObject({ source: 'google', status: 'failed' });
      expect(result.text).not.toMatch(/weather\.py|Bad gateway/);
      expect(JSON.stringify(warned.mock.calls)).not.toContain(placesKey);
      warned.mockRestore();
    },
  );

  it('refused for a wrong key counts as failed', async () => {
    const warned = jest.spyOn(log, 'warn').mockImplementation();
    const result = await analyse(withKey('wrong'));
    expect(result.sources.asked[0]?.status).toBe('failed');
    warned.mockRestore();
  });
});
