import { type BuiltSite, isBuilt, startBuiltSite } from '@/scripts/serve/built-site';
import { type FakeResend, startFakeResend } from '../support/fake-resend';
import { tempDir } from '../support/temp-dir';

if (!isBuilt) throw new Error('There is no build in .next; these tests start the built site.');

describe('one build without SITE_URL on two ports at once', () => {
  const folders = [tempDir('port'), tempDir('port')];
  let sites: BuiltSite[] = [];
  let fake: FakeResend;

  beforeAll(async () => {
    fake = await startFakeResend();
    sites = await Promise.all(
      folders.map(({ path: DATA_DIR }) =>
        startBuiltSite({
          DATA_DIR,
          SITE_URL: '',
          RATE_LIMITS: 'off',
          RESEND_API_KEY: 're_test',
          RESEND_BASE_URL: fake.baseUrl,
        }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await fake.stop();
    for (const folder of folders) folder.remove();
  });

  const textOf = async (address: string) => (await fetch(address)).text();
  const subscribe = (site: BuiltSite, email: string, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, locale: 'en' }),
    });

  it('has the same pages, which name one address', async () => {
    const [one = '', other = ''] = await Promise.all(sites.map(({ origin }) => textOf(`${origin}/contact`)));
    expect(one).toContain('<link rel="canonical" href="http://localhost:3000/contact"');
    expect(other).toBe(one);
  });

  it('names the port in the sitemap and in robots.txt', async () => {
    for (const { origin } of sites) {
      expect(await textOf(`${origin}/robots.txt`)).toContain(`Sitemap: ${origin}/sitemap.xml`);
      const addresses = (await textOf(`${origin}/sitemap.xml`)).match(/https?:\/\/localhost:\d+/g);
      expect([...new Set(addresses)]).toEqual([origin]);
    }
  });

  it('sends mails whose links lead to the port', async () => {
    for (const [index, site] of sites.entries()) {
      const email = `visitor-${index}@nerang.example`;
      const arrival = new Promise<void>((resolve) => {
        fake.onAccepted = resolve;
      });
      expect((await subscribe(site, email)).status).toBe(200);
      await arrival;
      const mail = fake.accepted.find(({ body }) => body.includes(email))?.body ?? '';
      expect([...new Set(mail.match(/https?:\/\/localhost:\d+/g))]).toEqual([site.origin]);
    }
  });

  it('redirects to the port', async () => {
    for (const { origin } of sites) {
      const moved = await fetch(`${origin}/EN/Contact/`, { redirect: 'manual' });
      expect(moved.status).toBe(301);
      expect(new URL(moved.headers.get('location') ?? '', origin).href).toBe(`${origin}/contact`);
      const posted = await fetch(`${origin}/api/newsletter`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'nobody', page: '/about' }),
        redirect: 'manual',
      });
      expect(posted.status).toBe(303);
      expect(new URL(posted.headers.get('location') ?? '', origin).origin).toBe(origin);
    }
  });

  it('takes what its own pages send, and refuses what those on the other port and on the built address do', async () => {
    const [one, other] = sites;
    if (!one || !other) throw new Error('Two sites run.');
    const sentBy = async (origin: string) => (await subscribe(one, 'nobody', { origin })).status;
    expect(await sentBy(one.origin)).toBe(422);
    expect(await sentBy(other.origin)).toBe(403);
    expect(await sentBy('http://localhost:3000')).toBe(403);
  });
});
