import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/path';
import { type GatedServer, startGatedServer } from '@/tests/support/gated-server';

const html = { accept: 'text/html,application/xhtml+xml' };
let site: GatedServer;

beforeAll(async () => {
  const none = { atOnce: 0, waiting: 0 };
  site = await startGatedServer((_, response) => void response.end(), {
    page: none,
    tool: none,
    'remote-tool': none,
  });
});
afterAll(() => site.stop());

const open = (path: string, init: RequestInit = {}) => fetch(`${site.origin}${path}`, init);

describe.each(localeCodes)('the page of a refused visitor in %s', (locale) => {
  it('is in the language of its address and gives the phone number', async () => {
    const answer = await open(localePath(locale, '/services'), { headers: html });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-language')]).toEqual([503, locale]);
    expect(page).toContain(`<html lang="${locales[locale].hrefLang}" dir="${locales[locale].dir}">`);
    expect(page).toContain('<a href="tel:1300944422"><bdi>1300 944 422</bdi></a>');
  });

  it('has a JSON form for scripts', async () => {
    const answer = await open('/api/weather', { headers: { 'accept-language': locale } });
    expect([answer.status, answer.headers.get('content-language')]).toEqual([503, locale]);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'overloaded',
      message: expect.stringContaining('1300 944 422'),
    });
  });
});

describe('a refused request', () => {
  it('reloads its page when it may be asked again', async () => {
    const { headers } = await open('/', { headers: html });
    expect(headers.get('refresh')).toBe(headers.get('retry-after'));
    expect(Number(headers.get('refresh'))).toBeGreaterThanOrEqual(8);
  });

  it('is answered with a page that loads and runs nothing but its own style', async () => {
    const answer = await open('/', { headers: html });
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(await answer.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('says to a form that was posted that nothing arrived, and does not reload', async () => {
    const body = new URLSearchParams({ message: 'Hello' });
    const referer = `${site.origin}/de/contact`;
    const answer = await open('/api/weather', { method: 'POST', headers: { ...html, referer }, body });
    expect(answer.headers.get('refresh')).toBeNull();
    expect(await answer.text()).toContain('ist nicht bei uns angekommen');
  });

  it('is a page for a person who opened a link of the API, and JSON for a script that asks a page for it', async () => {
    const link = await open('/api/newsletter/confirm?token=x&locale=fa', { headers: html });
    expect([link.headers.get('content-type'), link.headers.get('content-language')]).toEqual([
      'text/html; charset=utf-8',
      'fa',
    ]);
    const script = await open('/es/faq', { headers: { accept: 'application/json' } });
    expect(await script.json()).toMatchObject({
      code: 'overloaded',
      message: expect.stringContaining('llámanos'),
    });
  });

  it('has no body for HEAD', async () => {
    const answer = await open('/', { method: 'HEAD', headers: html });
    expect([answer.status, await answer.text()]).toEqual([503, '']);
  });

  it('takes the rest of a body, so that its sender reads the answer and the connection serves again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports: (number | undefined)[] = [];
    const post = async () => {
      const sent = request(`${site.origin}/api/weather`, { agent, method: 'POST' });
      sent.end(Buffer.alloc(200_000));
      const [answer] = await once(sent, 'response');
      ports.push(sent.socket?.localPort);
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode;
    };
    expect([await post(), await post()]).toEqual([503, 503]);
    expect(ports[0]).toBe(ports[1]);
    agent.destroy();
  });

  it('takes no endless body', async () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /api/weather HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const more = () => socket.write(chunk);
    socket.on('drain', more);
    more();
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1.1 503 /);
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeLessThan(16 * 1024 * 1024);
  });
});
