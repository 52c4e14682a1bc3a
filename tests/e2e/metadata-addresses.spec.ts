import { expect, test } from '@playwright/test';

const moves = [
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/en', '/'],
  ['/EN/', '/'],
  ['/en/blog/1', '/blog/1'],
  ['/FA/', '/fa'],
  ['/fa/SEO-Audit/?from=mail&x=1', '/fa/seo-audit?from=mail&x=1'],
  ['/EN/Terms-Of-Service/', '/terms-of-service'],
  ['/en/feed.xml', '/feed.xml'],
  ['/zh-cn/services?x=1', '/zh/services?x=1'],
  ['/pt_BR', '/pt'],
  ['/En/Reports/AbCdEfGhIjKlMnOpQrStUv/', '/reports/AbCdEfGhIjKlMnOpQrStUv'],
] as const;

for (const [from, to] of moves) {
  test(`${from} leads to ${to} for good, in one step`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    const location = new URL(response.headers().location ?? '', baseURL);
    expect(location.href).toBe(new URL(to, baseURL).href);
    const arrived = await request.get(location.href, { maxRedirects: 0 });
    expect(arrived.status()).not.toBe(301);
  });
}

for (const address of ['/nowhere/', '/Nowhere', '/en/nowhere', '/fa/nowhere/', '/zh-cn/nonsense', '/gr']) {
  test(`${address} is not found, and leads nowhere`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
  });
}

test('the API is never moved', async ({ request }) => {
  for (const address of ['/api/health/', '/api/Health', '/api/contact/']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.headers().location, address).toBeUndefined();
  }
});

const caches = [
  ['/', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
  ['/fa/blog/1', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'],
  ['/sitemap.xml', 'public, max-age=3600'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/manifest.webmanifest', 'public, max-age=3600'],
  ['/feed.xml', 'public, max-age=3600'],
  ['/fa/feed.xml', 'public, max-age=3600'],
  ['/llms.txt', 'public, max-age=3600'],
  ['/.well-known/security.txt', 'public, max-age=3600'],
  ['/art/shell.svg', 'public, max-age=604800, stale-while-revalidate=2592000'],
  ['/og/home-en.png', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/api/health', 'no-store'],
] as const;

for (const [address, cache] of caches) {
  test(`${address} may be kept as its kind allows: ${cache}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe(cache);
  });
}

test('a file with its hash in its name is kept for ever', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const file = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const response = await request.get(file);
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a page or picture that has not changed is not sent again', async ({ request }) => {
  for (const address of ['/', '/fa/services', '/art/shell.svg']) {
    const { etag = '' } = (await request.get(address)).headers();
    const again = await request.get(address, { headers: { 'if-none-match': etag } });
    expect(again.status(), address).toBe(304);
  }
});

test('an answer says in which language it is', async ({ request }) => {
  const languages = { '/': 'en-AU', '/zh/faq': 'zh-Hans', '/pt/nowhere': 'pt-PT', '/fa/reports/gone': 'fa' };
  for (const [address, language] of Object.entries(languages)) {
    expect((await request.get(address)).headers()['content-language'], address).toBe(language);
  }
});
