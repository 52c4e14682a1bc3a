import '@/tests/support/route-environment';
import { GET, POST } from '@/app/api/csp-report/route';
import { log } from '@/lib/log/log';
import { expectFailure } from '@/tests/support/route-failure';
import { callRoute } from '@/tests/support/route-server';

let warned: jest.SpyInstance;
let clients = 0;

beforeEach(() => {
  warned = jest.spyOn(log, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

function report(body: unknown, type: string, clientAddress?: string) {
  clients += 1;
  return callRoute(POST, {
    path: '/api/csp-report',
    method: 'POST',
    clientAddress: clientAddress ?? `10.9.0.${clients}`,
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const listed = (body: object, type = 'csp-violation') => ({ age: 1, type, url: 'x', user_agent: 'y', body });
const ofStyle = (documentURL: string, blockedURL = 'inline') =>
  listed({ documentURL, blockedURL, effectiveDirective: 'style-src-elem', disposition: 'enforce' });
const lines = () => warned.mock.calls.flat();

describe('POST /api/csp-report', () => {
  it('logs what was stopped and on which page, without the query, once an hour', async () => {
    const body = [ofStyle('https://a.example/contact?email=ann@example.com')];
    const answer = await report(body, 'application/reports+json');
    expect([answer.status, answer.text]).toEqual([204, '']);
    await report(body, 'application/reports+json');
    expect(lines()).toEqual(['content policy: style-src-elem stopped inline on /contact']);
  });

  it('understands the older form, of which the origin counts', async () => {
    const body = {
      'csp-report': {
        'document-uri': 'https://a.example/fa',
        'violated-directive': "script-src-elem 'self'",
        'blocked-uri': 'https://evil.example/a.js?ann',
        disposition: 'report',
      },
    };
    expect((await report(body, 'application/csp-report')).status).toBe(204);
    expect(lines()).toEqual(['content policy: script-src-elem reported https://evil.example on /fa']);
  });

  it('ignores what browser extensions do, other kinds of report, and more than twenty at a time', async () => {
    const many = Array.from({ length: 30 }, () => ofStyle('https://a.example/', 'eval'));
    await report([listed({ documentURL: 'x' }, 'deprecation')], 'application/reports+json');
    await report([ofStyle('https://a.example/', 'chrome-extension://abc')], 'application/reports+json');
    expect(lines()).toEqual([]);
    await report(many, 'application/reports+json');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await report(many.slice(0, 1), 'application/reports+json');
    expect(lines()[1]).toContain('style-src-elem stopped eval on /, and 19 times in the hour');
  });

  it('is not blinded by invented kinds, which share a line', async () => {
    const invented = Array.from({ length: 20 }, (_, index) =>
      listed({
        documentURL: 'https://a.example/',
        blockedURL: `https://host${index}.example`,
        effectiveDirective: index % 2 ? `invented-${index}`.replaceAll(/\d/g, 'x') : 'img-src',
        disposition: 'enforce',
      }),
    );
    for (let round = 0; round < 12; round += 1) {
      const hosts = JSON.parse(JSON.stringify(invented).replaceAll('.example"', `-${round}.example"`));
      await report(hosts, 'application/reports+json');
    }
    expect(lines()).toHaveLength(22);
    expect(lines()).toContain('content policy: img-src stopped other addresses on /');
    const found = { documentURL: 'https://a.example/', blockedURL: 'inline', disposition: 'enforce' };
    await report([listed({ ...found, effectiveDirective: 'img-src' })], 'application/reports+json');
    expect(lines().at(-1)).toBe('content policy: img-src stopped inline on /');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
    await report(
      [listed({ ...found, effectiveDirective: 'img-src', blockedURL: 'https://new.example' })],
      'application/reports+json',
    );
    expect(lines().at(-1)).toBe('content policy: img-src stopped https://new.example on /');
  });

  it('refuses long, other and broken bodies, and a flood', async () => {
    expectFailure(await report('x'.repeat(16_385), 'application/csp-report'), {
      status: 413,
      code: 'too_large',
    });
    expectFailure(await report('{}', 'text/html'), { status: 415, code: 'unsupported_type' });
    expectFailure(await report('{', 'application/csp-report'), { status: 400, code: 'bad_json' });
    expect((await report('{}', 'application/csp-report')).body).toMatchObject({ code: 'validation_failed' });
    for (let sent = 0; sent < 20; sent += 1) await report([], 'application/reports+json', '10.8.0.1');
    const flood = await report([], 'application/reports+json', '10.8.0.1');
    expectFailure(flood, { status: 429, code: 'rate_limited' });
  });

  it('is for reports alone', async () => {
    expectFailure(await callRoute(GET, { path: '/api/csp-report' }), {
      status: 405,
      code: 'method_not_allowed',
    });
  });
});
