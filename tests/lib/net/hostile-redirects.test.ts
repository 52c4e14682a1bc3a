import { FetchError } from '@/lib/net/fetch-error';
import { safeFetch } from '@/lib/net/safe-fetch';
import { type Canary, startCanary } from '../../support/canary';
import { type HostileServer, redirect, says, startHostileServer } from '../../support/hostile-server';

let server: HostileServer;
let canary: Canary;
let names: string[];

beforeAll(async () => {
  [server, canary] = await Promise.all([startHostileServer(), startCanary()]);
});

afterAll(() => Promise.all([server.stop(), canary.stop()]));

beforeEach(() => {
  names = [];
  server.asked.length = 0;
});

/** Every name resolves to this machine, and only the hostile server may be reached there. */
async function follow(path: string) {
  const outcome = await safeFetch(`http://hostile.example:${server.port}${path}`, {
    resolve: async (host) => {
      names.push(host);
      return [{ address: '127.0.0.1', family: 4 }];
    },
    allowed: [{ host: 'hostile.example', fromPort: server.port, toPort: server.port }],
    totalMs: 800,
  }).catch((error: unknown) => (error instanceof FetchError ? error.code : error));
  expect(canary.hits()).toBe(0);
  return outcome;
}

describe('a redirect from a website', () => {
  it.each([
    ['http://127.0.0.1:PORT/'],
    ['http://127.1:PORT/'],
    ['http://2130706433:PORT/'],
    ['//127.0.0.1:PORT/'],
    ['\\\\127.0.0.1:PORT\\'],
    ['/\\127.0.0.1:PORT/'],
    ['http:\\\\127.0.0.1:PORT'],
    ['http://localhost:PORT/'],
    ['http://[::1]:PORT/'],
    ['http://[::ffff:127.0.0.1]:PORT/'],
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://168.63.129.16/'],
    ['http://metadata.google.internal/'],
    ['http://inside.example:8080/'],
    ['https://inside.example:8443/'],
    ['http://user:secret@hostile.example:OWN/'],
    ['http://hostile.example:OWN@127.0.0.1:PORT/'],
    ['http://hostile.example:22/'],
    ['http://hostile.example:PORT/'],
    ['file:///etc/passwd'],
    ['gopher://127.0.0.1:PORT/_GET'],
    ['ftp://hostile.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['ws://hostile.example:OWN/'],
  ])('to %s is not followed, whatever its status', async (location) => {
    const target = location.replaceAll('PORT', String(canary.port)).replaceAll('OWN', String(server.port));
    for (const status of [301, 302, 303, 307, 308]) {
      server.at('/', redirect(target, status));
      expect([status, await follow('/')]).toEqual([status, 'url_not_allowed']);
    }
    expect(server.asked).toHaveLength(5);
  });

  it.each([
    ['http://', 'bad_response'],
    ['http://[::1', 'bad_response'],
    ['http://256.256.256.256/', 'bad_response'],
    [`/${'a'.repeat(3000)}`, 'invalid_url'],
  ])('to %.30j, which is no address, is a failure', async (location, code) => {
    server.at('/', redirect(location));
    expect(await follow('/')).toBe(code);
  });

  it('in a circle ends', async () => {
    server.at('/', redirect('/'));
    expect(await follow('/')).toBe('too_many_redirects');
    expect(server.asked).toHaveLength(6);
  });

  it('in a circle of two ends', async () => {
    server.at('/one', redirect('/two'));
    server.at('/two', redirect('/one', 307));
    expect(await follow('/one')).toBe('too_many_redirects');
  });

  it('is followed five times and not six', async () => {
    for (let hop = 0; hop < 6; hop += 1) server.at(`/${hop}`, redirect(`/${hop + 1}`));
    server.at('/6', says('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi'));
    expect(await follow('/0')).toBe('too_many_redirects');
    const answer = await follow('/1');
    expect(answer).toMatchObject({ status: 200, url: `http://hostile.example:${server.port}/6` });
    expect(answer).toHaveProperty('redirects.length', 5);
    expect(answer).toHaveProperty('redirects.0', {
      url: `http://hostile.example:${server.port}/1`,
      status: 302,
    });
  });

  it('shares one time limit with all the others', async () => {
    for (let hop = 0; hop < 5; hop += 1) {
      server.at(`/slow-${hop}`, (socket, request) => {
        setTimeout(() => redirect(`/slow-${hop + 1}`)(socket, request), 300);
      });
    }
    expect(await follow('/slow-0')).toBe('timeout');
  });

  it('is looked up anew, so that a name may not change to a private address on the way', async () => {
    server.at('/', redirect('http://hostile.example:8080/'));
    expect(await follow('/')).toBe('url_not_allowed');
    expect(names).toEqual(['hostile.example', 'hostile.example']);
  });

  it('by a Refresh header or by markup is left to the reader', async () => {
    const refresh = `0; url=http://127.0.0.1:${canary.port}/`;
    server.at(
      '/',
      says(
        `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nrefresh: ${refresh}\r\nlink: </x>; rel=preload\r\n\r\n`,
        `<meta http-equiv="refresh" content="${refresh}"><script src="http://127.0.0.1:${canary.port}/"></script>`,
      ),
    );
    expect(await follow('/')).toMatchObject({ status: 200, redirects: [] });
    expect(server.asked).toHaveLength(1);
  });
});
