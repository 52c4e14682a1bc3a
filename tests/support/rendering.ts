import type { RequestListener } from 'node:http';
import type { Rendering } from '@/lib/headless-browser/rendered-page';
import { createRenderer, type Renderer, type RendererOptions } from '@/lib/headless-browser/renderer';
import type { AllowedTarget } from '@/lib/net/outbound/allow-list';
import type { Resolve } from '@/lib/net/outbound/resolve-host';
import { findBrowser } from './browser-finder';
import { serve } from './listen';

/** `itRenders` is `it` if there is a browser, otherwise tests are skipped. */
export const browserPath = findBrowser();
if (!browserPath) console.warn('No Chrome or Chromium starts here: tests of rendered pages are left out.');
export const itRenders = browserPath ? it : it.skip;

export const host = 'page.example';
export const toThisMachine: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];

export interface PageServer {
  port: number;
  origin: string;
  /** Requested paths. */
  asked: string[];
  /** Sets the responses by path. */
  serve: (files: Readonly<Record<string, string | RequestListener>>) => void;
  allowed: AllowedTarget[];
  stop: () => Promise<void>;
}

/** Starts a website at http://page.example, which may be rendered although it is on this machine. */
export async function startPageServer(): Promise<PageServer> {
  let files: Readonly<Record<string, string | RequestListener>> = {};
  const asked: string[] = [];
  const server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page.example');
    asked.push(pathname);
    const file = files[pathname];
    if (typeof file === 'function') {
      file(request, response);
      return;
    }
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': typeByName(pathname) });
    response.end(file ?? '');
  });
  const { port } = server;
  return {
    port,
    origin: `http://${host}:${port}`,
    asked,
    serve: (given) => {
      files = given;
      asked.length = 0;
    },
    allowed: [{ host, fromPort: port, toPort: port }],
    stop: server.stop,
  };
}

/** Creates a renderer for these websites, with long time limits, because a test machine may be busy. */
export function startRenderer(servers: readonly PageServer[], options: RendererOptions = {}): Renderer {
  return createRenderer(
    // Not below everything else, as the site starts it: beside a build a page would take minutes.
    { kind: 'program', path: browserPath ?? '', priority: 'equal' },
    {
      resolve: toThisMachine,
      allowed: servers.flatMap(({ allowed }) => allowed),
      ...options,
      page: { totalMs: 90_000, loadMs: 40_000, ...options.page },
    },
  );
}

/** Renders the start page of a website in a separate browser, with other limits. */
export async function renderAlone(server: PageServer, options: RendererOptions): Promise<Rendering> {
  const own = startRenderer([server], options);
  try {
    return await own.render(`${server.origin}/`);
  } finally {
    await own.stop();
  }
}

/** A document with a viewport for phones. */
export function makeDocument(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;
}

function typeByName(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  return path.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';
}
