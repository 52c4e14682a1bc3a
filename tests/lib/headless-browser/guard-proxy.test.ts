import { once } from 'node:events';
import { connect } from 'node:net';
import { type GuardProxy, startGuardProxy } from '@/lib/headless-browser/guard-proxy';
import { PageBudget, pageLimits } from '@/lib/headless-browser/page-budget';
import type { AllowedTarget } from '@/lib/net/outbound/allow-list';
import { type Canary, startCanary } from '../../support/canary';
import { type HostileServer, says, startHostileServer } from '../../support/hostile-server';

let site: HostileServer;
let canary: Canary;
let proxy: GuardProxy;
let allowed: AllowedTarget[];

beforeAll(async () => {
  [site, canary] = await Promise.all([startHostileServer(), startCanary()]);
  allowed = [{ host: 'page.example', fromPort: site.port, toPort: site.port }];
  proxy = await startGuardProxy({ allowed, resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
});
beforeEach(() => {
  site.asked.length = 0;
  site.at('/', says('HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello'));
  proxy.open(new PageBudget(pageLimits));
});
afterAll(() => Promise.all([proxy.close(), site.stop(), canary.stop()]));

/** What the proxy answers to these bytes, until the connection ends. */
async function ask(...sent: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(proxy.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    const next = sent[answer.includes('200 Connection') ? 1 : sent.length];
    if (next) {
      sent.length = 1;
      socket.write(next);
    }
  });
  socket.on('error', () => undefined);
  socket.write(sent[0] ?? '');
  await once(socket, 'close');
  return answer;
}

const own = () => `page.example:${site.port}`;
const absolute = (url: string, ...lines: string[]) =>
  `${[`GET ${url} HTTP/1.1`, `Host: anything.example`, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;

describe('the proxy of a browser', () => {
  it('forwards a request for an allowed address, with the host of the address', async () => {
    const answer = await ask(
      absolute(`http://${own()}/`, 'Proxy-Authorization: Basic eDp5', 'Upgrade: websocket', 'X-Kept: 1'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*hello/);
    const [request = ''] = site.asked;
    expect(request).toMatch(new RegExp(`^GET / HTTP/1\\.1\r\nhost: ${own()}\r\nX-Kept: 1\r\n`, 'i'));
    expect(request).not.toMatch(/proxy|upgrade|anything/i);
  });

  it('passes on as many headers as the browser takes', async () => {
    const policy = `content-security-policy: ${'x'.repeat(100_000)}`;
    site.at('/', says(`HTTP/1.1 200 OK\r\n${policy}\r\ncontent-length: 5\r\n\r\nhello`));
    const answer = await ask(absolute(`http://${own()}/`));
    expect(answer).toContain(policy);
    expect(answer).toMatch(/hello$/);
  });

  it.each([
    ['http://127.0.0.1:PORT/'],
    ['http://localhost:PORT/'],
    ['http://[::1]:PORT/'],
    ['http://0x7f.1:PORT/'],
    ['http://private.example:PORT/'],
    ['http://page.example:PORT/'],
    ['http://user:secret@private.example:PORT/'],
    ['https://private.example:PORT/'],
    ['ftp://private.example/'],
    ['file:///etc/passwd'],
    ['/'],
  ])('refuses a request for %s', async (url) => {
    const answer = await ask(absolute(url.replace('PORT', String(canary.port))));
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(canary.hits()).toBe(0);
  });

  it.each([
    ['127.0.0.1:PORT'],
    ['localhost:PORT'],
    ['[::1]:PORT'],
    ['2130706433:PORT'],
    ['private.example:PORT'],
    ['private.example:22'],
    ['user@127.0.0.1:PORT'],
    ['page.example:443@127.0.0.1:PORT'],
    ['127.0.0.1:PORT/'],
    ['127.0.0.1'],
  ])('opens no tunnel to %s', async (target) => {
    const to = target.replace('PORT', String(canary.port));
    expect(await ask(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (502|400) /);
    expect(canary.hits()).toBe(0);
  });

  it('carries nothing but TLS in a tunnel', async () => {
    const opened = `CONNECT ${own()} HTTP/1.1\r\n\r\n`;
    expect(await ask(opened, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(
      'HTTP/1.1 200 Connection Established\r\n\r\n',
    );
    expect(site.asked).toEqual([]);
  });

  it('refuses an address whose name has a private answer among public ones', async () => {
    const addresses = ['93.184.215.14', '10.0.0.1'];
    const mixed = await startGuardProxy({
      allowed,
      resolve: async () => addresses.map((address) => ({ address, family: 4 })),
    });
    const budget = new PageBudget(pageLimits);
    mixed.open(budget);
    const response = connect(mixed.port, '127.0.0.1');
    response.end(absolute('http://rebind.example/'));
    const [answer] = await once(response, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 403 /);
    expect(budget.refused).toEqual([{ host: 'rebind.example', code: 'url_not_allowed' }]);
    await mixed.close();
  });

  it('refuses everything while no page is open', async () => {
    proxy.shut();
    expect(await ask(absolute(`http://${own()}/`))).toMatch(/^HTTP\/1\.1 503 /);
    expect(await ask(`CONNECT ${own()} HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1\.1 503 /);
    expect(site.asked).toEqual([]);
  });

  it('gives a page its connections and bytes and no more', async () => {
    proxy.open(new PageBudget({ ...pageLimits, maxConnections: 1 }));
    expect(await ask(absolute(`http://${own()}/`))).toMatch(/ 200 /);
    expect(await ask(absolute(`http://${own()}/`))).toMatch(/ 503 /);
    proxy.open(new PageBudget({ ...pageLimits, maxBytes: 3 }));
    expect(await ask(absolute(`http://${own()}/`))).not.toContain('hello');
  });

  it('ends what is open when the time of the page is over', async () => {
    site.at('/slow', () => undefined);
    proxy.open(new PageBudget({ ...pageLimits, totalMs: 300 }));
    expect(await ask(absolute(`http://${own()}/slow`))).toBe('');
  });

  it('answers nobody but the machine of the browser, where that is another', async () => {
    const remote = await startGuardProxy({ peers: new Set(['192.0.2.1']) });
    const socket = connect(remote.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(absolute('http://page.example/'));
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
    await remote.close();
  });
});
