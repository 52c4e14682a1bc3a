import type { ServerResponse } from 'node:http';
import type { NetworkOptions } from '@/lib/web-page/fetch-page';
import { serve } from './listen';

export interface LargeSite {
  origin: string;
  /** The same server at the name without www. */
  apex: string;
  /** Requested paths, in order. */
  asked: string[];
  mostAtOnce: () => number;
  /** Responses for single paths instead of the usual ones. */
  replies: Map<string, (response: ServerResponse) => void>;
  network: NetworkOptions;
  stop: () => Promise<void>;
}

interface Options {
  services?: number;
  posts?: number;
  robots?: string;
  /** Uses an IP address instead of a name, so that other processes can reach it. */
  byAddress?: boolean;
}

/**
 * Starts a website of some sixty pages with faults of real ones: a service page with noindex, three pages titled Home, dead
 * and redirected links, an orphan page, a redirect loop, an endless calendar, filters, endlessly nested paths, session
 * ids, and a folder closed by robots.txt.
 */
export async function startLargeSite(options: Options = {}): Promise<LargeSite> {
  const { services = 30, posts = 20, robots = usualRobots, byAddress } = options;
  const asked: string[] = [];
  const replies: LargeSite['replies'] = new Map();
  let open = 0;
  let most = 0;
  const server = await serve((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => {
      open -= 1;
    });
    const reply = replies.get(path);
    if (reply) reply(response);
    else answer(path, response);
  });
  const { port } = server;
  const origin = byAddress ? `http://127.0.0.1:${port}` : `http://www.smith.example:${port}`;
  const apex = `http://smith.example:${port}`;

  function answer(path: string, response: ServerResponse): void {
    const { pathname, search } = new URL(path, origin);
    const to = redirects.get(pathname);
    const html = pageAt(pathname, search);
    if (to) response.writeHead(301, { location: to }).end();
    else if (pathname === '/robots.txt')
      send(response, 200, robots.replaceAll('{origin}', origin), 'text/plain');
    else if (pathname === '/sitemap.xml') send(response, 200, sitemap(), 'application/xml');
    else if (pathname === '/price-list.pdf') send(response, 200, '%PDF', 'application/pdf');
    else send(response, html ? 200 : 404, html ?? page('Not here', ''));
  }

  function sitemap(): string {
    const paths = [
      '/',
      '/about',
      '/orphan',
      '/gone',
      ...series('/services/', services),
      ...series('/blog/', posts),
    ];
    const lines = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>`;
  }

  function pageAt(path: string, search: string): string | null {
    const [, folder = '', name = ''] = path.split('/');
    if (path === '/') {
      const list = series('/services/', services);
      return page(
        'Home',
        `${links(['/shop', '/blog', '/calendar/1', '/into/x', ...list])}<a href="${apex}/about">About us</a>`,
      );
    }
    if (path === '/about') return page('Home', links(['/old', '/missing', '/team', '/price-list.pdf']));
    if (path === '/team') return page('Home', links(['/loop-a', '/private/staff', '/deep-1']));
    if (path === '/orphan') return page('Nobody links me', '');
    if (path === '/shop')
      return page(
        `Shop${search === '' ? '' : ' filtered'}`,
        links(filters),
        '<link rel="canonical" href="/shop">',
      );
    if (path === '/blog') return page('Blog', links([`/blog/1?utm_source=menu`, '/?PHPSESSID=abc123']));
    if (folder === 'services' && within(name, services)) {
      const hidden = name === '3' ? '<meta name="robots" content="noindex">' : '';
      return page(`Service ${name} in Southport`, links(['/about', '/services/3']), hidden);
    }
    // A chain: each post links to the next one.
    if (folder === 'blog' && within(name, posts))
      return page(`Post ${name}`, links([`/blog/${Number(name) + 1}`]));
    if (/^\/deep-[1-4]$/.test(path))
      return page(`Step ${path.at(-1)}`, links([`/deep-${Number(path.at(-1)) + 1}`]));
    if (folder === 'calendar') return page(`Calendar ${name}`, links([`/calendar/${Number(name) + 1}`]));
    if (folder === 'into') return page('Into itself', '<a href="x/">Further</a>');
    return folder === 'private' ? page('Staff only', '') : null;
  }

  return {
    origin,
    apex,
    asked,
    replies,
    mostAtOnce: () => most,
    network: {
      allowed: ['www.smith.example', 'smith.example'].map((host) => ({ host, fromPort: port, toPort: port })),
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    },
    stop: server.stop,
  };
}

const redirects = new Map([
  ['/old', '/about'],
  ['/loop-a', '/loop-b'],
  ['/loop-b', '/loop-a'],
]);
const usualRobots = 'User-agent: *\nDisallow: /private/\nSitemap: {origin}/sitemap.xml\n';
const filters = Array.from({ length: 40 }, (_, index) => `/shop?colour=${index}&sort=price`);

function series(path: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${path}${index + 1}`);
}

function within(name: string, length: number): boolean {
  return /^\d+$/.test(name) && Number(name) >= 1 && Number(name) <= length;
}

function links(paths: readonly string[]): string {
  return paths.map((path) => `<a href="${path}">To ${path}</a>`).join('\n');
}

function page(title: string, body: string, head = ''): string {
  const text = `About ${title}: we come to you on the same day, with a fixed price before we start. `.repeat(
    8,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="${title}: what it costs, how long it takes, and how to book it.">${head}</head>
<body><nav><a href="/">Start</a> <a href="/about">About</a></nav><main><h1>${title}</h1><p>${text}</p>${body}</main></body></html>`;
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/html; charset=utf-8',
): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
