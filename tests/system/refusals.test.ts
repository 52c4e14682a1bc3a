import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { siteServer } from '@/scripts/serve/server-file';
import { blankSettings } from '@/tests/support/browser-environment';
import { rawRequest } from '@/tests/support/raw-request';
import { type RunningSite, startSite } from '@/tests/support/route-site';

const everyHeader = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};

describe('what Next alone would answer with 500 or nothing', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it.each([
    ['GET', '/api/%ff', 404, 'not_found'],
    ['POST', '/api/reports/%e0%a4', 415, 'unsupported_type'],
    ['TRACE', '/api/contact', 405, 'method_not_allowed'],
    ['PROPFIND', '/api/nowhere', 405, 'method_not_allowed'],
    ['TRACE', '/', 405, 'method_not_allowed'],
    ['OPTIONS', '/contact', 405, 'method_not_allowed'],
    ['PUT', '/art/shell.svg', 405, 'method_not_allowed'],
    ['OPTIONS', '*', 405, 'method_not_allowed'],
  ])('is JSON in the one shape: %s %s', async (method, path, status, code) => {
    const answer = await rawRequest(site.url, path, { method, headers: { 'accept-language': 'fa' } });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...everyHeader,
      'content-type': 'application/json',
      'content-language': 'fa',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(JSON.parse(answer.body.toString())).toEqual({
      success: false,
      code,
      message: expect.stringMatching(/[\u0600-\u06ff]/),
    });
    if (status === 405) expect(answer.headers.allow).toContain('GET, HEAD');
  });

  it.each([
    ['/fa/%ff', 404],
    ['/contact', 200],
    ['//contact', 308],
    ['/api/health', 200],
  ])('leaves the rest as it is, with all headers and an id: %s', async (path, status) => {
    const answer = await rawRequest(site.url, path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(everyHeader);
  });

  it('keeps an idle connection longer than the proxies in front, which keep theirs for 60 seconds', async () => {
    const { headers } = await rawRequest(site.url, '/api/health', { headers: { connection: 'keep-alive' } });
    expect(headers['keep-alive']).toBe('timeout=75');
  });
});

it('a wrong setting ends the server with its sentence, and no stack', async () => {
  const server = spawn(process.execPath, [siteServer], {
    env: { ...process.env, ...blankSettings(), NODE_ENV: 'production', TRUSTED_PROXIES: 'two' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code] = await once(server, 'close');
  expect(code).toBe(1);
  expect(printed).toContain(
    'The configuration is not usable. TRUSTED_PROXIES must be a whole number from 0 to 10.',
  );
  expect(printed).not.toMatch(/^\s+at /m);
});
