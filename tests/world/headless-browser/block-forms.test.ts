import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { chromium } from 'playwright-core';
import { blockForms } from '@/lib/headless-browser/block-forms';
import { browserArguments } from '../../support/browser-finder';
import { listen } from '../../support/listen';
import { makeCertificate } from '../../support/make-certificate';
import { browserPath, itRenders } from '../../support/rendering';

const form = `{ method: 'POST', body: new URLSearchParams({ email: 'a@b.example' }) }`;
/** Sends a form in every way that a kind of worker has, and then asks for something that is no form. */
const send = (from: string) => `
(async () => {
  await fetch('/send?${from}', ${form}).catch(() => undefined);
  const data = new FormData(); data.set('email', 'a@b.example');
  await fetch('/send?${from}-multipart', { method: 'POST', body: data, keepalive: true }).catch(() => undefined);
  await fetch('/read?${from}', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
})();`;
const files: Record<string, [string, string]> = {
  '/': [
    'text/html',
    `<!doctype html><title>Sends</title><iframe srcdoc="<script>${send('frame').replaceAll('"', '&quot;')}</script>"></iframe>
<script>${send('page')}
new SharedWorker('/shared.js').port.start();
new SharedWorker(URL.createObjectURL(new Blob(["onconnect = () => { const base = '" + location.origin + "'; const ask = fetch; fetch = (path, more) => ask(base + path, more); ${send('shared-blob').replaceAll('\n', ' ').replaceAll('"', "'")} }"])));
new Worker('/worker.js');
navigator.serviceWorker?.register('/service.js').catch(() => undefined);</script>`,
  ],
  '/shared.js': ['text/javascript', `onconnect = () => { ${send('shared')} };`],
  '/worker.js': ['text/javascript', send('worker')],
  '/service.js': [
    'text/javascript',
    `addEventListener('install', (event) => event.waitUntil(${send('service').trim().replace(/;$/, '')}))`,
  ],
};

describe.each(['http', 'https'] as const)('a page over %s', (protocol) => {
  itRenders(
    'sends no form from itself, a frame or any kind of worker, and asks for everything else',
    async () => {
      const arrived: string[] = [];
      const readers = ['frame', 'page', 'service', 'shared', 'shared-blob', 'worker'];
      const { promise: allHaveRead, resolve } = Promise.withResolvers<void>();
      const answer: RequestListener = (request, response) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/send' || pathname === '/read') arrived.push(`${pathname}${search}`);
        if (readers.every((from) => arrived.includes(`/read?${from}`))) resolve();
        const [type, text] = files[pathname] ?? ['text/plain', ''];
        response.writeHead(200, { 'content-type': type }).end(text);
      };
      const { key, cert } = makeCertificate({ names: ['localhost'] });
      const server = protocol === 'https' ? createSecure({ key, cert }, answer) : createPlain(answer);
      const { port, stop } = await listen(server);
      const browser = await chromium.launch({
        executablePath: browserPath,
        args: [...browserArguments, '--ignore-certificate-errors'],
      });
      try {
        const context = await browser.newContext({ ignoreHTTPSErrors: true });
        const page = await context.newPage();
        const { stopped } = await blockForms(page, await context.newCDPSession(page));
        // A secure context on both, so that service workers are tried as well.
        await page.goto(`${protocol}://localhost:${port}/`);
        await allHaveRead;
        expect(arrived.filter((path) => path.startsWith('/send'))).toEqual([]);
        expect(stopped()).toBeGreaterThanOrEqual(2 * readers.length);
      } finally {
        await browser.close();
        await stop();
      }
    },
  );
});
