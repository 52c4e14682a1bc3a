import type { ServerResponse } from 'node:http';
import { serve } from './listen';
import { sends } from './target-site';

export interface PagesSite {
  origin: string;
  /** Answers by path; 404 for any other. */
  pages: Map<string, (response: ServerResponse) => void>;
  /** Requested paths, in order. */
  asked: string[];
  stop(): Promise<void>;
}

/** A page of a small website with a menu of all its pages. `head`: instead of a title of its own. */
export function sitePage(
  name: string,
  links: readonly string[],
  head = `<title>${name} in Southport</title>`,
) {
  const menu = links.map((path) => `<a href="${path}">To ${path}</a>`).join(' ');
  return sends(
    200,
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}
<meta name="description" content="${name}: plumbers in Southport who repair your hot water system the same day, with a fixed price before we start.">
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><nav>${menu}</nav><main><h1>${name}</h1><p>${`${name} is done by our own people, on the day you call. `.repeat(12)}</p></main></body></html>`,
  );
}

/** Starts a website whose pages a test changes. */
export async function startPagesSite(): Promise<PagesSite> {
  const pages: PagesSite['pages'] = new Map();
  const asked: string[] = [];
  const server = await serve((request, response) => {
    asked.push(request.url ?? '');
    (pages.get(request.url ?? '') ?? sends(404, 'Not here'))(response);
  });
  return {
    origin: server.origin,
    pages,
    asked,
    stop: server.stop,
  };
}
