import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inlineScriptHashes } from '@/lib/config/content-policy/content-security-policy';
import { finishBuild } from '@/scripts/build/finish-build';
import { type PageStep, pageSteps } from '@/scripts/build/page-step';
import { nextFiles, nextPage } from '@/tests/support/next-page';

const settings = { https: false, analytics: false, isPreview: false };
const finish = (steps: readonly PageStep[] = []) => finishBuild(dist, { ...settings, steps }, '16.4.6');
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

describe('finishBuild', () => {
  it('adds the policy to the headers of a nested page and keeps the rest', () => {
    expect(finish()).toMatchObject({ unprotected: [] });
    const meta = JSON.parse(read('server/app/fa/about.meta'));
    expect(meta).toMatchObject({ status: 200, headers: { 'x-kept': '1' } });
    expect(meta.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-`);
  });

  it('tells the platform’s builder the same headers, beside those that Next told it', () => {
    write('prerender-manifest.json', {
      version: 4,
      routes: { '/fa/about': { ...once, initialHeaders: { 'x-other': '2' } } },
    });
    finish();
    const { version, routes } = JSON.parse(read('prerender-manifest.json'));
    const { headers } = JSON.parse(read('server/app/fa/about.meta'));
    expect(version).toBe(4);
    expect({ ...routes['/fa/about'].initialHeaders, 'x-kept': '1' }).toEqual({ ...headers, 'x-other': '2' });
  });

  it('takes the steps on our pages, but not on Next’s own error pages, and writes what they need', () => {
    for (const [address, text] of Object.entries(nextFiles)) write(address.replace('/_next/', ''), text);
    write('server/app/fa/about.html', nextPage);
    write('server/app/_not-found.html', nextPage);
    write('server/app/_not-found.meta', {});
    expect(finish(pageSteps).report).toEqual([
      expect.stringMatching(/^Pages: 2, the longest content policy \d+ bytes\.$/),
    ]);
    const [list = ''] = /\["\/_next[^\]]*\]/.exec(read('server/app/fa/about.html')) ?? [];
    expect(read(JSON.parse(list)[0].replace('/_next/', ''))).toContain('__next_f');
    expect(read('server/app/_not-found.html')).toBe(nextPage);
  });

  it('hints at compiling early in the scripts of every page, once, and not in those of some', () => {
    const other = '/_next/static/chunks/other.js';
    for (const [address, text] of Object.entries({ ...nextFiles, [other]: 'other()' }))
      write(address.replace('/_next/', ''), text);
    write('server/app/fa/about.html', nextPage);
    write('server/app/fa/more.html', nextPage.replace('</body>', `<script src="${other}"></script></body>`));
    const hinted = () =>
      ['entry', 'turbopack-1', 'other'].map((name) => read(`static/chunks/${name}.js`).split('\n')[0]);
    finish(['defer-scripts']);
    expect(hinted()).not.toContain('//# allFunctionsCalledOnLoad');
    write('server/app/fa/about.html', nextPage);
    write('server/app/fa/more.html', nextPage.replace('</body>', `<script src="${other}"></script></body>`));
    finish(['defer-scripts', 'compile-hints']);
    expect(hinted()).toEqual(['//# allFunctionsCalledOnLoad', '//# allFunctionsCalledOnLoad', 'other()']);
    expect(read('static/chunks/entry.js').split('\n')[1]).toBe(nextFiles['/_next/static/chunks/entry.js']);
  });

  it('says in one line which step was left out, on how many pages, with which version of Next', () => {
    expect(finish(['inline-styles']).report).toContain(
      'Next 16.4.6: 1 pages are without inline-styles, because the page has no style sheets.',
    );
    expect(read('server/app/fa/about.html')).toBe(page);
  });

  it('names a page that is not where Next used to put it', () => {
    write('prerender-manifest.json', { routes: { '/fa/about': once, '/fa/moved': once } });
    expect(finish().unprotected).toEqual(['/fa/moved (its file is not where it was)']);
  });

  it('puts the policy into the emergency pages, which have no headers, once', () => {
    write('server/pages/500.html', page);
    finish();
    const first = read('server/pages/500.html');
    expect(first).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'/);
    finish();
    expect(read('server/pages/500.html')).toBe(first);
  });

  it('adds the policy of pages rendered per request to what hosting takes along for the middleware, once', () => {
    write('server/middleware.js.nft.json', { version: 1, files: ['./chunks/a.js'] });
    finish();
    finish();
    const { version, files } = JSON.parse(read('server/middleware.js.nft.json'));
    expect({ version, files }).toEqual({ version: 1, files: ['./chunks/a.js', '../per-request-policy.txt'] });
    expect(read(path.join('server', files[1]))).toContain("'nonce-{nonce}'");
  });

  it('names a page without a place for its policy', () => {
    write('server/app/fa/odd.html', page);
    expect(finish().unprotected).toEqual(['/fa/odd']);
  });

  it('names pages that are rendered per request or anew, but no route handlers', () => {
    write('app-path-routes-manifest.json', { '/[locale]/about/page': '/[locale]/about', '/r/page': '/r' });
    write('prerender-manifest.json', {
      routes: {
        '/fa/about': { ...once, initialRevalidateSeconds: 60 },
        '/feed.xml': { srcRoute: '/feed.xml', dataRoute: null, initialRevalidateSeconds: 60 },
      },
    });
    expect(finish().unprotected).toEqual(['/r (rendered per request)', '/fa/about (rendered anew)']);
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
    expect(finish().unprotected).toEqual([]);
    const [shared] = inlineScriptHashes(page);
    expect(read('per-request-policy.txt')).toContain(`script-src 'self' 'nonce-{nonce}' ${shared};`);
    expect(read('per-request-policy.txt')).toContain(`frame-ancestors 'none'`);
  });
});
