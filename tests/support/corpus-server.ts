import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { NetworkOptions } from '@/lib/web-page/fetch-page';
import type { CorpusAnswer, CorpusPage } from './corpus';
import { serve } from './listen';

export interface CorpusServer {
  /** The address at which a visitor would request a page. */
  addressOf: (page: CorpusPage) => string;
  /** Options for our fetcher, because the server is not public. */
  network: Required<Pick<NetworkOptions, 'resolve' | 'allowed'>>;
  stop: () => Promise<void>;
}

type Files = Readonly<Record<string, CorpusAnswer | null>>;

const html = 'text/html; charset=utf-8';
const sound = {
  'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https:",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'public, max-age=31536000',
};

/**
 * Serves each page as the only one of its own site, `<name>.example`; the www host redirects there. `latencyMs`: the delay
 * before each response.
 */
export async function startCorpusServer(
  pages: readonly CorpusPage[],
  { latencyMs = 0 } = {},
): Promise<CorpusServer> {
  const sites = new Map<string, Files>();
  const server = await serve(async (request, response) => {
    if (latencyMs > 0) await setTimeout(latencyMs);
    const host = request.headers.host ?? '';
    const address = new URL(request.url ?? '/', `http://${host}`);
    if (host.startsWith('www.')) {
      response.writeHead(301, { location: `http://${host.slice(4)}${address.pathname}` });
      response.end();
      return;
    }
    const files = sites.get(address.hostname);
    const found = files?.[`${address.pathname}${address.search}`] ?? files?.['*'];
    send(response, found ?? missing, request.headers['accept-encoding'] ?? '');
  });
  const { port } = server;
  const toHost = ({ name }: CorpusPage) => `${name}.example`;
  for (const page of pages) sites.set(toHost(page), createFiles(page, `http://${toHost(page)}:${port}`));
  return {
    addressOf: (page) => `http://${toHost(page)}:${port}${page.ask ?? page.path}`,
    network: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      allowed: pages.flatMap((page) =>
        [toHost(page), `www.${toHost(page)}`].map((host) => ({ host, fromPort: port, toPort: port })),
      ),
    },
    stop: server.stop,
  };
}

const text = (body: string, type = 'text/plain; charset=utf-8'): CorpusAnswer => {
  return { status: 200, type, headers: {}, body };
};
const missing: CorpusAnswer = {
  status: 404,
  type: html,
  headers: {},
  body: '<!doctype html><html lang="en"><title>Not found</title><h1>Page not found</h1></html>',
};
const subpages = ['/', '/services', '/prices', '/about', '/contact', '/privacy'];

function createFiles(page: CorpusPage, origin: string): Files {
  const files: Record<string, string | CorpusAnswer | null> = {
    '/robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: {{origin}}/sitemap.xml\n',
    '/sitemap.xml': text(
      `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{{origin}}${page.path}</loc></url></urlset>`,
      'application/xml',
    ),
    '/favicon.ico': text('icon', 'image/x-icon'),
    '/apple-touch-icon.png': text('icon', 'image/png'),
    '/style.css': text('body{margin:0}', 'text/css'),
    '/app.js': text('1', 'text/javascript'),
    '/workshop.webp': text('picture', 'image/webp'),
    '/wheel.jpg': text('picture', 'image/jpeg'),
    ...Object.fromEntries(
      subpages.map((name) => [name, text(`<!doctype html><title>${name}</title>`, html)]),
    ),
    [page.path]: { status: page.status, type: html, headers: page.headers, body: page.html },
    ...page.files,
  };
  const put = (value: string) =>
    value.replaceAll('{{origin}}', origin).replaceAll('{{host}}', new URL(origin).host);
  const finished = Object.entries(files).map(([name, file]) => {
    const answer = typeof file === 'string' ? text(file) : file;
    const headers = Object.entries(answer?.headers ?? {}).map(([key, value]) => [key, value && put(value)]);
    return [name, answer && { ...answer, body: put(answer.body), headers: Object.fromEntries(headers) }];
  });
  return Object.fromEntries(finished);
}

function send(
  response: ServerResponse,
  { status, type, headers, body }: CorpusAnswer,
  accepted: string,
): void {
  const isPacked = accepted.includes('gzip') && body.length > 1000;
  const packing = { ...(isPacked && { 'content-encoding': 'gzip' }), vary: 'Accept-Encoding' };
  const all = Object.entries({ 'content-type': type, ...sound, ...packing, ...headers });
  response.writeHead(status, Object.fromEntries(all.filter(([, value]) => value !== null)));
  response.end(isPacked ? gzipSync(body) : body);
}
