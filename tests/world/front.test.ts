import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BuiltSite, isBuilt, startBuiltSite } from '@/scripts/serve/built-site';
import { isFrontCurrent, prepareFront } from '@/scripts/serve/front/prepare-front';
import { type Front, missingForFront, startFront } from '@/scripts/serve/front/start-front';
import { blankSettings } from '../support/browser-environment';
import { plainBody, type RawAnswer, rawRequest } from '../support/raw-request';
import { tempDir } from '../support/temp-dir';

const root = path.resolve('.');
const reason = isBuilt ? missingForFront() : 'there is no build';
if (reason) console.info(`The tests of the front are skipped: ${reason}.`);

const chunks = '.next/static/chunks';
/** A script that is large enough to be compressed. */
const chunk = isBuilt
  ? readdirSync(chunks).find((name) => name.endsWith('.js') && statSync(`${chunks}/${name}`).size > 10_000)
  : undefined;
const encodings = { identity: undefined, gzip: 'gzip', br: 'br', 'br;q=0, gzip': 'gzip' };
/** Answered by the front itself. */
const prepared = [
  '/',
  '/fa',
  '/de/contact',
  '/zh/seo-checker',
  '/blog/1',
  '/contact?package=gold',
  '/success',
  '/terms-of-service',
  '/pl/terms-of-service',
  '/llms.txt',
  '/fa/feed.xml',
  `/_next/static/chunks/${chunk}`,
];
/** Too small to be compressed, or compressed formats. */
const sentAsTheyAre = [
  '/icon.svg',
  '/robots.txt',
  '/.well-known/security.txt',
  '/art/icons/icon-192.png',
  '/favicon.ico',
];
/** Left to the site. */
const passedOn = [
  '/no-such-page',
  '/fa/blog/99',
  '/contact/',
  '/FA/About',
  '/en/about',
  '//contact',
  '/%63ontact',
  '/sitemap.xml',
  '/api/nothing',
  '/api/contact',
  '/og/home-en.png',
  '/_next/static/chunks/none.js',
  '/reports/gone',
];
/** About the connection or the form in which the body is sent; `x-nextjs-` is for Next's own developers. */
const transport =
  /^(date|connection|keep-alive|server|transfer-encoding|content-(length|encoding)|accept-ranges|etag|last-modified|x-request-id|x-nextjs-.*)$/;

let site: BuiltSite;
let front: Front;
const data = tempDir('front-test');

const essence = (answer: RawAnswer) => ({
  status: answer.status,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !transport.test(name))),
  body: plainBody(answer).toString('base64'),
});
const askBoth = (address: string, asked: Parameters<typeof rawRequest>[2]) =>
  Promise.all([site.origin, front.origin].map((origin) => rawRequest(origin, address, asked)));

async function expectSame(address: string, asked: Parameters<typeof rawRequest>[2]): Promise<void> {
  const [fromSite, fromFront] = await askBoth(address, asked);
  if (!fromSite || !fromFront) throw new Error('There was no answer.');
  expect({ address, ...essence(fromFront) }).toEqual({ address, ...essence(fromSite) });
}

(reason ? describe.skip : describe)('the front of the built site', () => {
  beforeAll(async () => {
    // How small the files are is no part of this.
    if (!isFrontCurrent(root, 'least')) await prepareFront(root, 'http://localhost:3000', 'least');
    site = await startBuiltSite({ ...blankSettings(), DATA_DIR: data.path, TRUSTED_PROXIES: '1' });
    front = await startFront(root, site.origin);
  }, 400_000);
  afterAll(async () => {
    await front.stop();
    await site.stop();
    data.remove();
  });

  describe.each(Object.entries(encodings))('asked for %s', (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };

    it.each([...prepared, ...sentAsTheyAre, ...passedOn])('answers %s as the site does', (address) =>
      expectSame(address, { headers }),
    );

    it.each(prepared)('sends %s in that form, and says that there are others', async (address) => {
      const answer = await rawRequest(front.origin, address, { headers });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    });
  });

  it.each([...prepared, ...passedOn])('answers HEAD of %s with the headers and no body', async (address) => {
    await expectSame(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  });

  it.each(prepared)('answers 304 for %s that a browser has, in each form', async (address) => {
    const tags = new Set<string>();
    for (const accepted of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': accepted };
      const whole = await rawRequest(front.origin, address, { headers });
      const etag = whole.headers.etag ?? '';
      const again = await rawRequest(front.origin, address, {
        headers: { ...headers, 'if-none-match': etag },
      });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toBe(whole.headers['cache-control']);
      expect(again.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
      tags.add(etag);
    }
    expect(tags.size).toBe(3);
  });

  it('lets shared caches keep pages for a minute, and files of the build for good', async () => {
    const page = await rawRequest(front.origin, '/ja/services');
    expect(page.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300');
    const script = await rawRequest(front.origin, `/_next/static/chunks/${chunk}`);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/contact', '/fa/contact'])('leaves the data of %s to the site', (address) =>
    expectSame(`${address}?_rsc=1`, { headers: { rsc: '1', 'accept-encoding': 'identity' } }),
  );

  it('sends visitors who have chosen another language on to it, as the site does', async () => {
    for (const address of ['/', '/about', '/terms-of-service', '/de/about']) {
      await expectSame(address, { headers: { cookie: 'theme=dark; NEXT_LOCALE=fa' } });
      await expectSame(address, { headers: { cookie: 'NEXT_LOCALE=en' } });
    }
    const moved = await rawRequest(front.origin, '/about', { headers: { cookie: 'NEXT_LOCALE=fa' } });
    expect([moved.status, moved.headers.location]).toEqual([307, '/fa/about']);
  });

  it('gives each report a policy of its own', async () => {
    const policies = [1, 2].map(async () => {
      const report = await rawRequest(front.origin, `/reports/${'x'.repeat(22)}`);
      return report.headers['content-security-policy'];
    });
    const [one, other] = await Promise.all(policies);
    expect(one).toContain('nonce-');
    expect(one).not.toBe(other);
  });

  it('hands enquiries to the site with the address that the visitor has, not the one a visitor invents', async () => {
    const enquire = (from: string, invented: string) =>
      rawRequest(front.origin, '/api/contact', {
        method: 'POST',
        from,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': invented },
        body: JSON.stringify({ name: 'Dana', email: 'dana@whitlock-motors.example', message: 'Hello' }),
      });
    const statuses: number[] = [];
    for (let count = 1; count <= 11; count += 1) {
      statuses.push((await enquire('127.0.0.2', `9.9.9.${count}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await enquire('127.0.0.3', '127.0.0.2')).status).toBe(200);
  });

  it('refuses an enquiry of 10 MB in the site’s words', async () => {
    const answer = await rawRequest(front.origin, '/api/contact', {
      method: 'POST',
      from: '127.0.0.4',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(10_000_000),
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false, code: 'too_large' });
  });

  it('goes on showing pages while the site is away', async () => {
    await site.stop();
    expect((await rawRequest(front.origin, '/fa/contact')).status).toBe(200);
    expect((await rawRequest(front.origin, '/api/health')).status).toBe(502);
  });
});
