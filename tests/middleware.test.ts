import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { knownPaths } from '@/lib/site/pages';
import middleware, { config } from '@/middleware';

const origin = 'http://site.test';
const otherLocales = localeCodes.filter((code) => code !== defaultLocale);

function run(path: string, cookie?: string) {
  const headers = cookie ? { cookie } : undefined;
  return middleware(new NextRequest(new URL(path, origin), { headers }));
}

function isMatched(path: string, cookies?: Record<string, string>): boolean {
  return matches({ config, nextConfig: {}, url: path, cookies });
}

describe('the matcher', () => {
  it.each(knownPaths)('leaves %s alone in every language for a visitor without a choice', (path) => {
    for (const code of localeCodes) {
      if (code === defaultLocale) expect(isMatched(path)).toBe(false);
      else expect(isMatched(localePath(code, path))).toBe(false);
    }
  });

  it.each(knownPaths)('sees the bare %s of a visitor who has chosen another language', (path) => {
    for (const code of otherLocales) expect(isMatched(path, { NEXT_LOCALE: code })).toBe(true);
    expect(isMatched(path, { NEXT_LOCALE: 'en' })).toBe(false);
  });

  it.each([
    '/nowhere',
    '/contact/nowhere',
    '/fa/nowhere',
    '/xx',
    '/en',
    '/en/contact',
    '/wp-login.php',
    '/contacts',
    '/blog/99',
    '/fa/blog/not-found',
  ])('sees %s', (path) => expect(isMatched(path)).toBe(true));

  it.each([
    '/api/contact',
    '/api/contact/',
    '/_next/static/chunk.js',
    '/art/shell.svg',
    '/icon.svg',
    '/sitemap.xml',
    '/feed.xml',
    '/fa/feed.xml',
    '/llms.txt',
    '/.well-known/security.txt',
  ])('leaves %s alone', (path) => {
    expect(isMatched(path)).toBe(false);
    expect(isMatched(path, { NEXT_LOCALE: 'fa' })).toBe(false);
  });

  it.each([
    '/about/',
    '/About',
    '/fa/',
    '/FA/about',
    '/EN/about/',
    '/en/feed.xml',
    '/zh-cn/services',
    '/pt_BR',
  ])('sees %s', (path) => expect(isMatched(path)).toBe(true));
});

describe('the middleware', () => {
  it.each(['/nowhere', '/de/nowhere', '/xx/contact', '/en/nowhere'])(
    'shows the not-found page of the language with status 404 for %s [NOTF-01]',
    (path) => {
      const response = run(path);
      expect(response.status).toBe(404);
      const language = path.startsWith('/de/') ? 'de' : 'en';
      expect(response.headers.get('x-middleware-rewrite')).toBe(`${origin}/${language}/404`);
    },
  );

  it.each(['/blog/99', '/blog/abc', '/blog/1/2', '/de/blog/07'])(
    'shows the page "Post Not Found" of the language with status 404 for %s',
    (path) => {
      const response = run(path);
      expect(response.status).toBe(404);
      const language = path.startsWith('/de/') ? 'de' : 'en';
      expect(response.headers.get('x-middleware-rewrite')).toBe(`${origin}/${language}/blog/not-found`);
    },
  );

  it('sends /en/… to the bare address for good', () => {
    const response = run('/en/contact?from=mail');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${origin}/contact?from=mail`);
    expect(run('/en').headers.get('location')).toBe(`${origin}/`);
  });

  it('sends every other spelling to the one address for good, in one step, whatever language was chosen', () => {
    for (const cookie of [undefined, 'NEXT_LOCALE=fa']) {
      const response = run('/EN/Contact/?from=mail', cookie);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`${origin}/contact?from=mail`);
    }
    expect(run('/De/FAQ/').headers.get('location')).toBe(`${origin}/de/faq`);
  });

  it.each([
    ['/zh-TW/blog/3?x=1', '/zh/blog/3?x=1'],
    ['/pt-BR?utm_source=mail', '/pt?utm_source=mail'],
    ['/en-us/contact?from=mail', '/contact?from=mail'],
    ['/de_DE/', '/de'],
  ])('sends a language with a region, %s, to the page in it for good: %s', (from, to) => {
    const response = run(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${origin}${to}`);
  });

  it('shows the not-found page of the language for a region’s address that is nowhere [NOTF-01]', () => {
    const response = run('/zh-cn/nonsense');
    expect(response.status).toBe(404);
    expect(response.headers.get('x-middleware-rewrite')).toBe(`${origin}/zh/404`);
    expect(run('/gr/contact').headers.get('x-middleware-rewrite')).toBe(`${origin}/en/404`);
  });

  it('sends a visitor who chose Persian from the bare address to the Persian one, for now', () => {
    const response = run('/contact?x=1', 'NEXT_LOCALE=fa');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`${origin}/fa/contact?x=1`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('ignores a cookie that is no language, and Accept-Language always [LANG-08]', () => {
    expect(run('/contact', 'NEXT_LOCALE=xx').headers.get('location')).toBeNull();
    const request = new NextRequest(`${origin}/contact`, { headers: { 'accept-language': 'fa' } });
    expect(middleware(request).headers.get('location')).toBeNull();
  });

  it('shows a report in its language, in no list and in no cache', () => {
    const token = 'AbCdEfGhIjKlMnOpQrStUv';
    expect(isMatched(`/reports/${token}`)).toBe(true);
    expect(isMatched(`/fa/reports/${token}`)).toBe(true);
    for (const [path, shown] of [
      [`/reports/${token}`, `/en/reports/${token}`],
      [`/fa/reports/${token}`, `/fa/reports/${token}`],
    ] as const) {
      const response = run(path);
      expect(response.headers.get('x-middleware-rewrite')).toBe(`${origin}${shown}`);
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(run(`/en/reports/${token}`).headers.get('location')).toBe(`${origin}/reports/${token}`);
  });

  it('has a report’s file answered by a route, in the language of the address', () => {
    const token = 'AbCdEfGhIjKlMnOpQrStUv';
    expect(isMatched(`/de/reports/${token}.md`)).toBe(true);
    for (const [path, shown] of [
      [`/reports/${token}.json`, `/api/reports/${token}/file/json?locale=en`],
      [`/de/reports/${token}.md`, `/api/reports/${token}/file/md?locale=de`],
      [`/fa/reports/${token}.pdf`, `/api/reports/${token}/file/pdf?locale=fa`],
    ] as const) {
      expect(run(path).headers.get('x-middleware-rewrite')).toBe(`${origin}${shown}`);
    }
    expect(run(`/reports/${token}.docx`).status).toBe(404);
  });

  it('lets nobody choose the content policy that Next reads its nonce from', () => {
    const headers = { 'content-security-policy': "script-src 'nonce-guessed'" };
    const request = new NextRequest(`${origin}/reports/AbCdEfGhIjKlMnOpQrStUv`, { headers });
    const passedOn = middleware(request).headers.get('x-middleware-override-headers') ?? '';
    expect(passedOn.split(',')).not.toContain('content-security-policy');
  });

  it.each([
    ['/reports/gone', 'en', 'reports/gone'],
    ['/fa/reports/gone', 'fa', 'reports/gone'],
    ['/reports/short', 'en', '404'],
    ['/de/reports', 'de', '404'],
  ])('answers %s with 404', (path, language, page) => {
    expect(run(path).status).toBe(404);
    expect(run(path).headers.get('x-middleware-rewrite')).toBe(`${origin}/${language}/${page}`);
  });
});

describe('the staff desk', () => {
  const paths = [
    '/staff',
    '/staff/leads',
    '/staff/leads/6ad0f3c8-7f0a-4d0c-9a9b-000000000000',
    '/staff/change',
  ];
  afterEach(() => jest.restoreAllMocks());

  it.each(paths)('%s is not found while nobody may sign in', (path) => {
    expect(isMatched(path)).toBe(true);
    expect(run(path).status).toBe(404);
  });

  it.each(paths)(
    '%s is served with a policy of its own, unindexed and unstored, where somebody may',
    (path) => {
      Object.assign(env, { STAFF_EMAILS: undefined });
      jest.replaceProperty(env, 'STAFF_EMAILS', ['anna@cornerpiece.example']);
      const { status, headers } = run(path, 'NEXT_LOCALE=fa');
      expect(status).toBe(200);
      expect(headers.get('x-middleware-rewrite')).toBeNull();
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it.each(['/staff/nowhere', '/staff/leads/1'])(
    '%s is left to the desk, which says so in its frame',
    (path) => {
      Object.assign(env, { STAFF_EMAILS: undefined });
      jest.replaceProperty(env, 'STAFF_EMAILS', ['anna@cornerpiece.example']);
      expect(run(path).headers.get('x-middleware-next')).toBe('1');
    },
  );

  it('an address that a phone began with a capital leads there, with its query', () => {
    Object.assign(env, { STAFF_EMAILS: undefined });
    jest.replaceProperty(env, 'STAFF_EMAILS', ['anna@cornerpiece.example']);
    const { status, headers } = run('/Staff/leads?q=Ann');
    expect([status, headers.get('location')]).toEqual([301, `${origin}/staff/leads?q=Ann`]);
  });

  it.each(['/fa/staff', '/staffroom'])('%s is not found', (path) => {
    Object.assign(env, { STAFF_EMAILS: undefined });
    jest.replaceProperty(env, 'STAFF_EMAILS', ['anna@cornerpiece.example']);
    expect(run(path).status).toBe(404);
  });
});
