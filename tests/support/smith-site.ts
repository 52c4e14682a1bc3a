import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { NetworkOptions } from '@/lib/web-page/fetch-page';
import { serve } from './listen';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

export interface SmithSite {
  /** Address of its home page, on www.smith.example. */
  url: string;
  at: (path: string, host?: string) => string;
  /** `METHOD host path` of every request, in order. */
  asked: string[];
  /** The maximum number of concurrent requests so far. */
  mostAtOnce: () => number;
  /** Responses by path; 404 for others. */
  replies: Map<string, Reply>;
  network: NetworkOptions;
  stop: () => Promise<void>;
}

/** Starts a local server for several host names under smith.example. Each response takes some milliseconds. */
export async function startSmithSite(): Promise<SmithSite> {
  const asked: string[] = [];
  const replies = new Map<string, Reply>();
  let open = 0;
  let most = 0;
  const server = await serve(async (request, response) => {
    const { method, url = '/', headers } = request;
    asked.push(`${method} ${headers.host?.split(':')[0]} ${url}`);
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => {
      open -= 1;
    });
    await pause(15);
    (replies.get(url) ?? html(404, '<h1>Not here</h1>'))(response, request);
  });
  const { port } = server;
  const hosts = ['www.smith.example', 'smith.example', 'de.smith.example', 'other.example'];
  const at = (path: string, host = 'www.smith.example') => `http://${host}:${port}${path}`;
  return {
    url: at('/'),
    at,
    asked,
    mostAtOnce: () => most,
    replies,
    network: {
      allowed: hosts.map((host) => ({ host, fromPort: port, toPort: port })),
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    },
    stop: server.stop,
  };
}

export function reply(status: number, body = '', headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

export function html(status: number, body: string, headers: Record<string, string> = {}): Reply {
  return reply(status, body, { 'content-type': 'text/html; charset=utf-8', ...headers });
}
