import { serve } from './listen';

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
  const server = await serve((request, response) => {
    const { url = '/', method } = request;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (!paths.includes(url)) return void response.writeHead(404).end('Not here');
    if (method === 'GET') pages.push(url);
    if (method === 'GET' && url === '/stalled' && !state.isReleased) return stalled.resolve();
    response.end(renderPage(url));
  });
  return {
    url: `${server.origin}/`,
    host: server.host,
    pages,
    untilStalled: stalled.promise,
    release: () => {
      state.isReleased = true;
    },
    stop: server.stop,
  };
}

function renderPage(path: string): string {
  const links = paths.map((target) => `<a href="${target}">Page ${target}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>Garden care: ${path}</title></head>
<body><h1>Garden care ${path}</h1><p>We mow and prune at ${path}.</p>${links}</body></html>`;
}
