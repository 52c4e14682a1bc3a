import { request } from 'node:http';
import { describeCopies } from '@/lib/http/describe-copies';
import { limitConnections } from '@/lib/http/limit-connections';
import { nameRequests } from '@/lib/http/name-requests';
import { startOverloadGate } from '@/lib/http/overload/start-gate';
import { refuseUnroutable } from '@/lib/http/refuse-unroutable';
import { stampSocketAddresses } from '@/lib/http/socket-address';
import { type GuardProxy, startGuardProxy } from '@/lib/rendered-page/guard-proxy';
import { PageBudget, pageLimits } from '@/lib/rendered-page/page-budget';
import { serve } from '../../support/listen';
import { type RawAnswer, rawRequest } from '../../support/raw-request';
import { itRenders, makeDocument, startPageServer, startRenderer } from '../../support/rendering';

let site: Awaited<ReturnType<typeof serve>>;
let stranger: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  [site, stranger] = await Promise.all([
    serve((_request, response) => response.end('a page of ours')),
    startPageServer(),
  ]);
  // As Next does when it listens.
  process.env.PORT = String(site.port);
  nameRequests();
  stampSocketAddresses();
  limitConnections();
  describeCopies();
  refuseUnroutable();
  await startOverloadGate();
});
afterAll(() => {
  delete process.env.PORT;
  return Promise.all([site.stop(), stranger.stop()]);
});

/** A browser's proxy while it renders a page. */
async function openProxy(): Promise<GuardProxy> {
  const { allowed } = stranger;
  const proxy = await startGuardProxy({
    allowed,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  proxy.open(new PageBudget(pageLimits));
  return proxy;
}

const through = ({ port }: GuardProxy, path: string, asked = {}): Promise<RawAnswer> =>
  rawRequest(`http://127.0.0.1:${port}`, `${stranger.origin}${path}`, asked);

/** Every header of ours that made the page look different from what its visitors see. */
const ours = ['x-frame-options', 'cross-origin-resource-policy', 'content-security-policy', 'x-request-id'];

describe('while a page of a stranger is rendered', () => {
  it('its answers come as the stranger sends them, and its own methods reach the stranger', async () => {
    stranger.serve({
      '/frame': (_request, response) => response.writeHead(200, { etag: '"1"' }).end('a frame'),
      '/api/find': (asked, response) => response.end(`${asked.method} found`),
    });
    const proxy = await openProxy();
    const frame = await through(proxy, '/frame');
    const found = await through(proxy, '/api/find', { method: 'PUT', body: '{}' });
    const posted = await through(proxy, '/find', { method: 'POST', body: '{}' });
    await proxy.close();
    expect(Object.keys(frame.headers).sort()).toEqual(['connection', 'date', 'etag', 'transfer-encoding']);
    expect(frame.headers.etag).toBe('"1"');
    expect(found.body.toString()).toBe('PUT found');
    expect(posted.status).toBe(404);
    expect(posted.headers['content-type']).toBe('text/html; charset=utf-8');
    const own = await rawRequest(site.origin, '/about');
    for (const name of ours.slice(0, 2)) expect(own.headers).toHaveProperty(name);
    for (const name of ours) expect(frame.headers).not.toHaveProperty(name);
  });

  it('its requests that hang take no place of our visitors', async () => {
    let hanging = 0;
    const { promise: allHang, resolve } = Promise.withResolvers<void>();
    stranger.serve({
      '/slow': () => {
        hanging += 1;
        if (hanging === 2 * 48) resolve();
      },
    });
    const proxies = await Promise.all([openProxy(), openProxy()]);
    for (const { port } of proxies)
      for (let count = 0; count < 48; count += 1)
        request({ port, path: `${stranger.origin}/slow`, agent: false })
          .on('error', () => undefined)
          .end();
    await allHang;
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        rawRequest(site.origin, '/about', { headers: { accept: 'text/html' } }),
      ),
    );
    await Promise.all(proxies.map((proxy) => proxy.close()));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('thirty browsers one after another leave no listener for signals', async () => {
    stranger.serve({ '/': 'a page' });
    await rawRequest(site.origin, '/about');
    const count = () => process.listenerCount('SIGTERM') + process.listenerCount('SIGINT');
    const before = count();
    for (let browser = 0; browser < 30; browser += 1) {
      const proxy = await openProxy();
      await through(proxy, '/');
      await proxy.close();
    }
    expect(count()).toBe(before);
  });

  itRenders('its own frames and the pictures of its neighbours are shown', async () => {
    const neighbour = await startPageServer();
    const seen: Record<string, string> = {};
    neighbour.serve({
      '/picture.svg': (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/svg+xml' });
        response.end('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
      },
    });
    stranger.serve({
      '/': makeDocument(`<h1>A page</h1>
<img src="${neighbour.origin}/picture.svg" onload="fetch('/seen?picture=shown')" onerror="fetch('/seen?picture=blocked')">
<iframe src="/frame"></iframe>
<script>fetch('/find', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
.then(async (answer) => fetch('/seen?post=' + encodeURIComponent(await answer.text())))</script>`),
      '/frame': makeDocument(`<script>fetch('/seen?frame=shown')</script>`),
      '/find': (_request, response) => response.end('found'),
      '/seen': (asked, response) => {
        for (const [name, value] of new URL(asked.url ?? '', stranger.origin).searchParams)
          seen[name] = value;
        response.end();
      },
    });
    const renderer = startRenderer([stranger, neighbour]);
    const rendering = await renderer.render(`${stranger.origin}/`);
    await renderer.stop();
    await neighbour.stop();
    expect(rendering.outcome).toBe('rendered');
    expect(seen).toEqual({ picture: 'shown', frame: 'shown', post: 'found' });
  });
});
