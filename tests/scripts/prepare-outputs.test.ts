import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AdapterOutputType } from 'next/constants';
import { contentSecurityPolicy } from '@/lib/config/content-policy/content-security-policy';
import { pageSteps } from '@/scripts/build/page-step';
import { type BuiltOutputs, prepareOutputs } from '@/scripts/build/prepare-outputs';
import { nextFiles, nextPage } from '@/tests/support/next-page';
import { tempDir } from '@/tests/support/temp-dir';

const settings = { https: true, analytics: false, isPreview: false, steps: pageSteps };
const folder = tempDir('adapter');
const dist = path.join(folder.path, '.next');

function write(name: string, content: unknown): string {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const prerender = (pathname: string, filePath: string) => ({
  pathname,
  fallback: { filePath, initialHeaders: { 'x-kept': '1' }, postponedState: undefined },
});

function builtOutputs(): BuiltOutputs & { outputs: { middleware: { assets: Record<string, string> } } } {
  for (const [address, text] of Object.entries(nextFiles)) write(address.replace('/_next/', ''), text);
  write('prerender-manifest.json', { routes: {} });
  write('app-path-routes-manifest.json', {});
  const emergency = write('server/pages/500.html', nextPage);
  return {
    outputs: {
      prerenders: [
        prerender('/fa/about', write('server/route-cache/one/about.html', nextPage)),
        prerender('/fa/about.rsc', write('server/route-cache/one/about.rsc', 'payload')),
        prerender('/_not-found', write('server/route-cache/two/not-found.html', nextPage)),
      ],
      staticFiles: [
        {
          type: AdapterOutputType.STATIC_FILE,
          id: '/500',
          pathname: '/500',
          filePath: emergency,
          immutableHash: undefined,
        },
      ],
      middleware: { assets: {}, assetsHashes: {} },
    },
    distDir: dist,
    repoRoot: folder.path,
    nextVersion: '16.4.6',
  };
}

const text = (file: string | undefined) => readFileSync(file ?? '', 'utf8');

afterAll(() => folder.remove());

describe('prepareOutputs', () => {
  it('changes each page in its file, and gives it the policy of what is there', () => {
    const built = builtOutputs();
    expect(prepareOutputs(built, settings).unprotected).toEqual([]);
    const [page, payload, ownPage] = built.outputs.prerenders;
    const html = text(page?.fallback?.filePath);
    expect(html).toContain('id="page-scripts"');
    expect(page?.fallback?.initialHeaders).toMatchObject({
      'x-kept': '1',
      'content-language': 'fa',
      'content-security-policy': contentSecurityPolicy(html, { ...settings, carrier: 'header' }),
    });
    expect(payload?.fallback?.initialHeaders).toEqual({ 'x-kept': '1' });
    expect(text(ownPage?.fallback?.filePath)).toBe(nextPage);
    expect(ownPage?.fallback?.initialHeaders).toHaveProperty('content-security-policy');
  });

  it('hands over the files that pages need, with the policy for pages that are rendered per request', () => {
    const built = builtOutputs();
    prepareOutputs(built, settings);
    const { prerenders, staticFiles, middleware } = built.outputs;
    const added = staticFiles.find(({ pathname }) => pathname.includes('/flight-payload/'));
    expect(text(prerenders[0]?.fallback?.filePath)).toContain(`["${added?.pathname}"`);
    expect(text(added?.filePath)).toContain('__next_f');
    expect(text(middleware.assets['.next/per-request-policy.txt'])).toContain("'nonce-{nonce}'");
  });

  it('puts the policy into the emergency page, which is a plain file', () => {
    const built = builtOutputs();
    prepareOutputs(built, settings);
    expect(text(built.outputs.staticFiles[0]?.filePath)).toContain(
      '<meta http-equiv="Content-Security-Policy"',
    );
  });
});
