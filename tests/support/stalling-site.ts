import { once } from 'node:events';
import { createServer } from 'node:http';

export interface StallingSite {
  url: string;
  host: string;
  /** Paths of requested pages, in order. */
  pages: string[];
  /** Resolves when the page without a response has been requested. */
  untilStalled: Promise<void>;
  /** From now on, responds to all requests. */
  release(): void;
  stop(): Promise<void>;
}

const paths = ['/', '/services', '/prices', '/stalled', '/team', '/contact'];

/** Starts a website of six pages, one of which gets no response until it is released. */
export async function startStallingSite(): Promise<StallingSite> {
  const stalled = Promise.withResolvers<void>();
  const pages: string[] = [];
  const state = { isReleased: false };
  const server = createServer((request, response) => {
    const { url = '/', method } = request;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (!paths.includes(url)) return void response.writeHead(404).end('Not here');
    if (method === 'GET') pages.push(url);
    if (method === 'GET' && url === '/stalled' && !state.isReleased) return stalled.resolve();
    response.end(renderPage(url));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}/`,
    host,
    pages,
    untilStalled: stalled.promise,
    release: () => {
      state.isReleased = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function renderPage(path: string): string {
  const links = paths.map((target) => `<a href="${target}">Page ${target}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>Garden care: ${path}</title></head>
<body><h1>Garden care ${path}</h1><p>We mow and prune at ${path}.</p>${links}</body></html>`;
}
