import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inlineScriptHashes } from '@/scripts/build/content-security-policy';
import { storePolicies } from '@/scripts/build/store-policies';

const options = { https: false, analytics: false };
const page = '<html><head><title>x</title></head><body><script>a=1</script></body></html>';
const once = { srcRoute: '/[locale]/about', dataRoute: '/fa/about.rsc', initialRevalidateSeconds: false };
let dist: string;

/** The part of `next build`'s output that concerns policies. */
function write(name: string, content: unknown) {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function read(name: string): string {
  return readFileSync(path.join(dist, name), 'utf8');
}

beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'policies-'));
  write('app-path-routes-manifest.json', {
    '/[locale]/about/page': '/[locale]/about',
    '/api/x/route': '/api/x',
  });
  write('prerender-manifest.json', { routes: { '/fa/about': once } });
  write('server/app/fa/about.html', page);
  write('server/app/fa/about.meta', { status: 200, headers: { 'x-kept': '1' } });
});

afterEach(() => rmSync(dist, { recursive: true }));

describe('storing the content policies of a build', () => {
  it('adds the policy to the headers of a nested page and keeps the rest', () => {
    expect(storePolicies(dist, options)).toMatchObject({ pages: 1, unprotected: [] });
    const meta = JSON.parse(read('server/app/fa/about.meta'));
    expect(meta).toMatchObject({ status: 200, headers: { 'x-kept': '1' } });
    expect(meta.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-`);
  });

  it('puts the policy into the emergency pages, which have no headers, once', () => {
    write('server/pages/500.html', page);
    storePolicies(dist, options);
    const first = read('server/pages/500.html');
    expect(first).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'/);
    storePolicies(dist, options);
    expect(read('server/pages/500.html')).toBe(first);
  });

  it('adds the policy of pages rendered per request to what hosting takes along for the middleware, once', () => {
    write('server/middleware.js.nft.json', { version: 1, files: ['./chunks/a.js'] });
    storePolicies(dist, options);
    storePolicies(dist, options);
    const { version, files } = JSON.parse(read('server/middleware.js.nft.json'));
    expect({ version, files }).toEqual({ version: 1, files: ['./chunks/a.js', '../per-request-policy.txt'] });
    expect(read(path.join('server', files[1]))).toContain("'nonce-{nonce}'");
  });

  it('names a page without a place for its policy', () => {
    write('server/app/fa/odd.html', page);
    expect(storePolicies(dist, options).unprotected).toEqual(['server/app/fa/odd.html']);
  });

  it('names pages that are rendered per request or anew, but no route handlers', () => {
    write('app-path-routes-manifest.json', { '/[locale]/about/page': '/[locale]/about', '/r/page': '/r' });
    write('prerender-manifest.json', {
      routes: {
        '/fa/about': { ...once, initialRevalidateSeconds: 60 },
        '/feed.xml': { srcRoute: '/feed.xml', dataRoute: null, initialRevalidateSeconds: 60 },
      },
    });
    expect(storePolicies(dist, options).unprotected).toEqual([
      '/r (rendered per request)',
      '/fa/about (rendered anew)',
    ]);
  });

  it('lets a report be rendered per request, under the scripts that all pages share and a nonce', () => {
    const other = page.replace('</body>', '<script>b=2</script></body>');
    write('server/app/fa/about.html', other);
    write('server/app/de/about.html', page);
    write('server/app/de/about.meta', {});
    write('prerender-manifest.json', { routes: { '/fa/about': once, '/de/about': once } });
    write('app-path-routes-manifest.json', {
      '/[locale]/about/page': '/[locale]/about',
      '/[locale]/reports/[token]/page': '/[locale]/reports/[token]',
    });
    expect(storePolicies(dist, options).unprotected).toEqual([]);
    const [shared] = inlineScriptHashes(page);
    expect(read('per-request-policy.txt')).toContain(`script-src 'self' 'nonce-{nonce}' ${shared};`);
    expect(read('per-request-policy.txt')).toContain(`frame-ancestors 'none'`);
  });
});
