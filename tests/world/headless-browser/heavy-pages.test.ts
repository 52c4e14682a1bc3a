import type { Renderer } from '@/lib/headless-browser/renderer';
import {
  host,
  itRenders,
  makeDocument,
  type PageServer,
  renderAlone,
  startPageServer,
  startRenderer,
  toThisMachine,
} from '../../support/rendering';

let server: PageServer;
let renderer: Renderer;
/** What the browser of the renderer has asked for. */
const names = new Set<string>();

beforeAll(async () => {
  server = await startPageServer();
  renderer = startRenderer([server], {
    atOnce: 1,
    page: { maxBytes: 2_000_000 },
    resolve: (name) => {
      names.add(name);
      return toThisMachine(name);
    },
  });
});
afterAll(() => Promise.all([renderer.stop(), server.stop()]));

const render = (path = '/') => renderer.render(`${server.origin}${path}`);

describe('what one page leaves behind', () => {
  itRenders('is not there for the next, and the browser asks for nothing of its own', async () => {
    server.serve({
      '/set': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'kept=1' });
        response.end(makeDocument('<script>localStorage.kept = 1</script>'));
      },
      '/get': makeDocument(
        '<p></p><script>document.querySelector("p").textContent = document.cookie || localStorage.kept || "nothing at all"</script>',
      ),
    });
    expect((await render('/set')).outcome).toBe('rendered');
    expect(await render('/get')).toMatchObject({ page: { words: { after: 3 } } });
    expect([...names]).toEqual([host]);
  });
});

describe('a page that would hold up or fill the server', () => {
  itRenders('that never stops sending gets no more than its bytes', async () => {
    let sent = 0;
    server.serve({
      '/': makeDocument('<p>Words</p><img alt="" src="/endless">'),
      '/endless': (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const pour = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
        };
        response.on('drain', pour);
        pour();
      },
    });
    const rendering = await render();
    expect(rendering.outcome).toBe('rendered');
    // What is on its way in buffers comes on top.
    expect(sent).toBeLessThan(10_000_000);
  });

  itRenders('that opens dialogs, windows and downloads is rendered without them', async () => {
    server.serve({
      '/': makeDocument(`<p>Words</p><iframe src="/file"></iframe><script>
        alert(1); confirm('?'); prompt('?'); open('/window'); print(); onbeforeunload = () => false;
        Notification.requestPermission(); navigator.geolocation.getCurrentPosition(() => 0);
        navigator.mediaDevices?.getUserMedia({ audio: true });
      </script>`),
      '/file': (_request, response) => {
        response.writeHead(200, { 'content-disposition': 'attachment; filename="x.exe"' }).end('MZ');
      },
    });
    expect(await render()).toMatchObject({ outcome: 'rendered', page: { words: { after: 1 } } });
    expect(server.asked).not.toContain('/window');
  });

  itRenders('that is a download is not rendered', async () => {
    server.serve({
      '/': (_request, response) => {
        response.writeHead(200, { 'content-disposition': 'attachment; filename="x.exe"' }).end('MZ');
      },
    });
    expect(await render()).toEqual({ outcome: 'not_rendered', reason: 'failed' });
  });

  itRenders('with an endless script is ended', async () => {
    server.serve({ '/': makeDocument('<script>for (;;);</script>') });
    const rendering = await renderAlone(server, { page: { totalMs: 2500, loadMs: 1500 } });
    expect(rendering).toEqual({ outcome: 'not_rendered', reason: 'timeout' });
  });

  itRenders('that takes too much memory is ended, and the next one is rendered', async () => {
    server.serve({
      '/': makeDocument(
        '<script>const all = []; setInterval(() => all.push(new Uint8Array(3e7).fill(1)), 50)</script><img alt="" src="/never">',
      ),
      '/never': () => undefined,
      '/next': makeDocument('<h1>Next</h1>'),
    });
    const own = startRenderer([server], { atOnce: 1, browser: { maxMemoryBytes: 400 * 1024 * 1024 } });
    expect(await own.render(`${server.origin}/`)).toEqual({ outcome: 'not_rendered', reason: 'failed' });
    const next = await own.render(`${server.origin}/next`);
    await own.stop();
    expect(next).toMatchObject({ outcome: 'rendered', page: { words: { after: 1 } } });
  });
});
