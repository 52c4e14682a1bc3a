import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import { allTests } from '@/tests/support/started';
import { startCanary } from '../../support/canary';
import { head, redirect, says, startHostileServer } from '../../support/hostile-server';

const page = '<!doctype html><title>Größe</title>';
const server = allTests(startHostileServer);

beforeEach(() => {
  server.asked.length = 0;
  server.at('/page', says(head('content-encoding: gzip', 'X-Kept: one', 'x-kept: two'), gzipSync(page)));
});

function reach(path: string, options: SafeFetchOptions = {}, host = 'shop.example') {
  return safeFetch(`http://${host}:${server.port}${path}`, {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    allowed: [host, 'xn--mnchen-3ya.example'].map((name) => ({
      host: name,
      fromPort: server.port,
      toPort: server.port,
    })),
    totalMs: 2000,
    ...options,
  });
}

describe('safeFetch', () => {
  it('returns a page with the data for its report', async () => {
    const url = `http://shop.example:${server.port}/page`;
    const answer = await reach('/page#part');
    expect(answer).toMatchObject({
      requestedUrl: url,
      url,
      status: 200,
      redirects: [],
      headers: [
        ['content-type', 'text/html'],
        ['content-encoding', 'gzip'],
        ['x-kept', 'one'],
        ['x-kept', 'two'],
      ],
      bytes: { wire: gzipSync(page).length, decoded: Buffer.byteLength(page), truncated: false },
      remoteAddress: '127.0.0.1',
    });
    expect(Buffer.from(answer.body).toString()).toBe(page);
    const { dnsMs, connectMs, ttfbMs, totalMs } = answer.timing;
    expect(Math.min(dnsMs, connectMs, ttfbMs)).toBeGreaterThanOrEqual(0);
    expect(totalMs).toBeGreaterThanOrEqual(dnsMs + connectMs + ttfbMs);
  });

  it('says who it is and nothing about the visitor', async () => {
    await reach('/page');
    const [request = ''] = server.asked;
    const lines = request.trim().split('\r\n');
    expect(lines[0]).toBe('GET /page HTTP/1.1');
    expect(
      lines
        .slice(1)
        .map((line) => line.split(':')[0]?.toLowerCase())
        .sort(),
    ).toEqual(['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent']);
    expect(request).toMatch(/user-agent: \w+AuditBot\/1\.0 \(\+http\S+\/bot\)\r\n/i);
    expect(request).toContain('accept-encoding: gzip, br\r\n');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ])('unpacks %s, also when it comes byte by byte', async (encoding, pack) => {
    server.at('/packed', (socket) => {
      const bytes = pack(page);
      socket.setNoDelay(true).write(head(`content-encoding: ${encoding}`));
      let sent = 0;
      const timer = setInterval(() => {
        if (sent < bytes.length) socket.write(bytes.subarray(sent, ++sent));
        else socket.end();
      }, 1);
      socket.on('close', () => clearInterval(timer));
    });
    expect((await reach('/packed')).body).toEqual(Buffer.from(page));
  });

  it('follows redirects and reports each, and can be set not to follow', async () => {
    server.at('/old', redirect('/older?a=b#c', 301));
    server.at('/older?a=b', redirect(`http://shop.example:${server.port}/page`, 307));
    const origin = `http://shop.example:${server.port}`;
    expect(await reach('/old')).toMatchObject({
      requestedUrl: `${origin}/old`,
      url: `${origin}/page`,
      redirects: [
        { url: `${origin}/old`, status: 301 },
        { url: `${origin}/older?a=b`, status: 307 },
      ],
    });
    expect(await reach('/old', { noRedirects: true })).toMatchObject({
      status: 301,
      url: `${origin}/old`,
      redirects: [],
    });
  });

  it('understands a Location that is not plain ASCII as browsers do', async () => {
    server.at('/umlaut', redirect(`http://münchen.example:${server.port}/größe`));
    server.at('/gr%C3%B6%C3%9Fe', says(head(), 'found'));
    server.at('/latin', redirect(Buffer.from('/gr\xf6\xdfe', 'latin1')));
    expect(await reach('/latin')).toMatchObject({ status: 404, url: expect.stringMatching('/gr%F6%DFe$') });
    expect(await reach('/umlaut')).toMatchObject({
      status: 200,
      url: `http://xn--mnchen-3ya.example:${server.port}/gr%C3%B6%C3%9Fe`,
    });
  });

  it('reaches names in other scripts', async () => {
    expect(await reach('/page', {}, 'münchen.example')).toMatchObject({ status: 200 });
    expect(server.asked[0]).toContain(`host: xn--mnchen-3ya.example:${server.port}\r\n`);
  });

  it.each([404, 410, 500, 503])('takes %d for an answer, with its body', async (status) => {
    server.at('/broken', says(`HTTP/1.1 ${status} No\r\ncontent-length: 4\r\n\r\nsigh`));
    expect(await reach('/broken')).toMatchObject({ status, body: Buffer.from('sigh') });
  });

  it('leaves a body that nobody wants', async () => {
    const answer = await reach('/page', { wantsBody: (status) => status === 404 });
    expect(answer).toMatchObject({ status: 200, bytes: { wire: 0, decoded: 0, truncated: false } });
    expect(await reach('/page', { method: 'HEAD' })).toMatchObject({ status: 200, bytes: { wire: 0 } });
    expect(server.asked[1]).toMatch(/^HEAD \/page /);
  });

  it('ends when it is aborted', async () => {
    const control = new AbortController();
    server.at('/silent', () => control.abort());
    await expect(reach('/silent', { signal: control.signal })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('reports when nothing listens', async () => {
    const gone = await startCanary('127.0.0.1', [0]);
    await gone.stop();
    const allowed = [{ host: '127.0.0.1', fromPort: gone.port, toPort: gone.port }];
    await expect(safeFetch(`http://127.0.0.1:${gone.port}/`, { allowed })).rejects.toMatchObject({
      code: 'connect_failed',
    });
  });

  it('tries the other addresses of a name when the first is dead, and asks the resolver once', async () => {
    let asked = 0;
    const answer = await reach('/page', {
      resolve: async () => {
        asked += 1;
        return ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 }));
      },
    });
    expect(answer).toMatchObject({ status: 200, remoteAddress: '127.0.0.1' });
    expect(asked).toBe(1);
  });

  it('takes no way round through a proxy of the environment', async () => {
    const proxy = await startCanary('127.0.0.1', [0]);
    const before = { ...process.env };
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY']) {
      process.env[name] = name.startsWith('NODE') ? '1' : `http://127.0.0.1:${proxy.port}`;
    }
    try {
      expect(await reach('/page')).toMatchObject({ status: 200 });
      expect(proxy.hits()).toBe(0);
    } finally {
      process.env = before;
      await proxy.stop();
    }
  });
});
