import type { Renderer } from '@/lib/headless-browser/renderer';
import { startCanary } from '../../support/canary';
import { type PrivateListener, startPrivateListener } from '../../support/private-listener';
import {
  itRenders,
  makeDocument,
  type PageServer,
  startPageServer,
  startRenderer,
} from '../../support/rendering';

let server: PageServer;
let inside: PrivateListener;
let renderer: Renderer;
/** How often the address of rebind.example was asked for. */
let answers = 0;

beforeAll(async () => {
  [server, inside] = await Promise.all([startPageServer(), startPrivateListener()]);
  renderer = startRenderer([server], {
    resolve: async (name) => {
      const own = { address: '127.0.0.1', family: 4 } as const;
      if (name !== 'rebind.example') return [own];
      answers += 1;
      return answers === 1 ? [{ address: '93.184.215.14', family: 4 }, own] : [own];
    },
  });
});
beforeEach(() => inside.forget());
afterAll(() => Promise.all([renderer.stop(), server.stop(), inside.stop()]));

const render = (path = '/') => renderer.render(`${server.origin}${path}`);

describe('an address to render', () => {
  itRenders.each([
    ['http://127.0.0.1:PORT/'],
    ['http://localhost:PORT/'],
    ['http://[::1]:PORT/'],
    ['http://2130706433:PORT/'],
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://private.example:PORT/'],
    ['http://private.example:8080/'],
    ['file:///etc/passwd'],
    ['data:text/html,hello'],
    ['javascript:alert(1)'],
    ['view-source:http://127.0.0.1:PORT/'],
    ['chrome://version/'],
  ])('%s is refused', async (address) => {
    const rendering = await renderer.render(address.replace('PORT', String(inside.port)));
    expect(rendering).toEqual({ outcome: 'not_rendered', reason: 'blocked' });
    expect(inside.hits()).toBe(0);
  });
});

describe('a page that leads elsewhere', () => {
  const moves: [string, (target: string) => string][] = [
    ['by a refresh', (target) => makeDocument('', `<meta http-equiv="refresh" content="0;url=${target}">`)],
    ['by script', (target) => makeDocument(`<script>location = '${target}'</script>`)],
    [
      'by a form',
      (target) => makeDocument(`<form action="${target}"></form><script>document.forms[0].submit()</script>`),
    ],
    [
      'by a redirect of a frame to the top',
      (target) => makeDocument(`<iframe srcdoc="<script>top.location='${target}'</script>"></iframe>`),
    ],
  ];

  itRenders.each(moves)('%s reaches nothing private and shows nothing of it', async (_how, page) => {
    server.serve({ '/': page(`http://127.0.0.1:${inside.port}/`) });
    const rendering = await render();
    expect(inside.hits()).toBe(0);
    // It is either still the page that was asked for, or it was refused.
    if (rendering.outcome === 'rendered') expect(rendering.page.url).toBe(`${server.origin}/`);
    else expect(['blocked', 'failed']).toContain(rendering.reason);
  });

  itRenders(
    'by a name whose address changes is judged by the address that would be connected to',
    async () => {
      const canary = await startCanary();
      server.serve({
        '/': makeDocument(
          [1, 2, 3].map((id) => `<img alt="" src="http://rebind.example:${canary.port}/${id}">`).join(''),
        ),
      });
      const rendering = await render();
      await canary.stop();
      expect(rendering.outcome).toBe('rendered');
      expect(answers).toBeGreaterThan(0);
      expect(canary.hits()).toBe(0);
    },
  );

  // The tests of the proxy have names that resolve to it, too.
  itRenders.each([['http://127.0.0.1:PORT/'], ['https://127.0.0.1:PORT/']])(
    'by a redirect to %s is refused',
    async (location) => {
      const target = location.replace('PORT', String(inside.port));
      server.serve({ '/': (_request, response) => response.writeHead(302, { location: target }).end() });
      expect(await render()).toEqual({ outcome: 'not_rendered', reason: 'blocked' });
      expect(inside.hits()).toBe(0);
    },
  );

  // The browser refuses them itself: all schemes that websites may not lead to, and those it doesn't know.
  itRenders.each([['file:///etc/passwd'], ['ftp://127.0.0.1:PORT/']])(
    'by a redirect to %s is not rendered',
    async (location) => {
      const target = location.replace('PORT', String(inside.port));
      server.serve({ '/': (_request, response) => response.writeHead(302, { location: target }).end() });
      expect((await render()).outcome).toBe('not_rendered');
      expect(inside.hits()).toBe(0);
    },
  );
});
