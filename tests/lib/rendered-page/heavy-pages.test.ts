import type { Renderer } from '@/lib/rendered-page/renderer';
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

jest.setTimeout(180_000);

let server: PageServer;
let renderer: Renderer;

beforeAll(async () => {
  server = await startPageServer();
  renderer = startRenderer([server]);
});
afterAll(() => Promise.all([renderer.stop(), server.stop()]));

const render = (path = '/') => renderer.render(`${server.origin}${path}`);

describe('a page that would hold up or fill the server', () => {
  itRenders('with an endless script is ended, and the next one is rendered', async () => {
    server.serve({ '/': makeDocument('<script>for (;;);</script>'), '/next': makeDocument('<h1>Next</h1>') });
    const own = startRenderer([server], { atOnce: 1, page: { totalMs: 8000, loadMs: 3000 } });
    expect(await own.render(`${server.origin}/`)).toEqual({ outcome: 'not_rendered', reason: 'timeout' });
    await own.stop();
    expect(await render('/next')).toMatchObject({ outcome: 'rendered', page: { words: { after: 1 } } });
  });

  itRenders('that takes too much memory is ended', async () => {
    server.serve({
      '/': makeDocument(
        '<script>const all = []; setInterval(() => all.push(new Uint8Array(3e7).fill(1)), 20)</script><img alt="" src="/never">',
      ),
      '/never': () => undefined,
    });
    const rendering = await renderAlone(server, { browser: { maxMemoryBytes: 400 * 1024 * 1024 } });
    expect(rendering).toEqual({ outcome: 'not_rendered', reason: 'failed' });
  });

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
    const rendering = await renderAlone(server, { page: { maxBytes: 2_000_000 } });
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
});

describe('what one page leaves behind', () => {
  itRenders('is nothing, and the browser asks for nothing of its own', async () => {
    server.serve({ '/': makeDocument('<p>Words</p>') });
    const names = new Set<string>();
    const rendering = await renderAlone(server, {
      resolve: (name) => {
        names.add(name);
        return toThisMachine(name);
      },
    });
    expect(rendering).toMatchObject({ outcome: 'rendered', page: { words: { after: 1 } } });
    expect([...names]).toEqual([host]);
  });

  itRenders('is not there for the next', async () => {
    server.serve({
      '/set': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'kept=1' });
        response.end(makeDocument('<script>localStorage.kept = 1</script>'));
      },
      '/get': makeDocument(
        '<p></p><script>document.querySelector("p").textContent = document.cookie || localStorage.kept || "nothing at all"</script>',
      ),
    });
    const own = startRenderer([server], { atOnce: 1 });
    expect((await own.render(`${server.origin}/set`)).outcome).toBe('rendered');
    expect(await own.render(`${server.origin}/get`)).toMatchObject({ page: { words: { after: 3 } } });
    await own.stop();
  });
});
