import '@/tests/support/audit-environment';
import { computeAuditFacts } from '@/lib/audit/engine/audit-website';
import { chooseProfile, findProfiles } from '@/lib/audit/visit/google-business-profile';
import { log } from '@/lib/log/log';
import { closeParser } from '@/lib/web-page/parser/run-in-parser';
import { visitSite } from '@/lib/web-page/visit-site';
import { type FakeGooglePlaces, placesKey, startFakeGooglePlaces } from '@/tests/support/fake-google-places';
import { contactLines, createPage } from '@/tests/support/smith-plumbing';
import { html, type SmithSite, startSmithSite } from '@/tests/support/smith-site';

const smith = {
  id: 'own',
  name: 'Smith Plumbing',
  address: '12 Station St, Nerang QLD 4211, Australia',
  phone: '+61 7 5555 0199',
  website: 'https://smith.example/contact',
};
let google: FakeGooglePlaces;
let site: SmithSite;
beforeEach(async () => {
  google = await startFakeGooglePlaces();
  site = await startSmithSite();
  google.places = [smith];
});
afterEach(() => Promise.all([google.close(), site.stop()]));
afterAll(closeParser);

const ask = (name: string, key = placesKey) =>
  findProfiles(name, { key, baseUrl: google.baseUrl, timeoutMs: 5000 });
const page = 'https://www.smith.example/';

it('is the one that names the page’s website, whatever its subdomain', async () => {
  const { name, address, phone } = smith;
  google.places.push({ ...smith, id: 'r', website: 'https://other.example/' });
  expect(chooseProfile(await ask('Smith Plumbing'), page)).toEqual({ name, address, phone, hours: [] });
  expect(google.searches).toEqual([
    { textQuery: 'Smith Plumbing', pageSize: 5, languageCode: 'en', regionCode: 'AU' },
  ]);
});

it('is none where several or none name it', async () => {
  google.places = [smith, { ...smith, id: 'branch' }];
  expect(chooseProfile(await ask('Smith Plumbing'), page)).toBeNull();
  google.places = [{ ...smith, website: undefined }];
  expect(chooseProfile(await ask('Smith Plumbing'), page)).toBeNull();
});

it('is the open one where another has closed, and otherwise says that it has', async () => {
  google.places = [{ ...smith, id: 'old', closed: true }, smith];
  expect(chooseProfile(await ask('Smith Plumbing'), page)?.closed).toBeUndefined();
  google.places = [{ ...smith, closed: true }];
  expect(chooseProfile(await ask('Smith Plumbing'), page)?.closed).toBe('for-good');
});

it('is not asked for without a name or a key, and missed when Google refuses', async () => {
  jest.spyOn(log, 'warn').mockImplementation();
  expect(await ask(' ')).toEqual([]);
  expect(await findProfiles('Smith Plumbing', null)).toEqual([]);
  expect(google.searches).toEqual([]);
  expect(await ask('Smith Plumbing', 'wrong-key')).toEqual([]);
});

it('is compared with the page, and nothing of it is kept', async () => {
  site.replies.set('/', html(200, createPage('<h1>Smith Plumbing</h1>', contactLines)));
  const visit = await visitSite(site.url, { network: site.network });
  const profile = chooseProfile(await ask('Smith Plumbing'), page);
  const facts = await computeAuditFacts({
    ...visit,
    businessName: 'Smith Plumbing',
    profile,
    fetchedAt: new Date('2026-11-20'),
  });
  const finding = facts.findings.find(({ id }) => id === 'google-profile');
  expect(finding?.outcome).toMatchObject({ status: 'failed', reason: 'phone-differs' });
  expect(JSON.stringify(facts)).not.toContain('5555 0199');
});
