import type { ServerResponse } from 'node:http';
import { serve } from './listen';

export interface TargetSite {
  /** Its home page. */
  url: string;
  host: string;
  /** Requested paths, in order. */
  asked: string[];
  /** Its response at `/`. */
  page: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

export const soundHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Hot water repairs in Southport, same day</title>
<meta name="description" content="Plumbers in Southport who repair or replace your hot water system the same day, with a fixed price before we start.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="/"></head><body><h1>Hot water repairs</h1><p>We come to you.</p></body></html>`;

/** Starts a local server as a website to be read; OUTBOUND_ALLOW has to contain it. */
export async function startTargetSite(): Promise<TargetSite> {
  const site: Pick<TargetSite, 'asked' | 'page'> = { asked: [], page: sends(200, soundHtml) };
  const server = await serve((request, response) => {
    site.asked.push(`${request.method} ${request.url}`);
    if (request.url === '/') site.page(response);
    else sends(404, 'Not here')(response);
  });
  return Object.assign(site, {
    host: server.host,
    url: `${server.origin}/`,
    stop: server.stop,
  });
}

export function sends(status: number, body: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };
}
