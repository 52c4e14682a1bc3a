import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './listen';

export interface Reply {
  status?: number;
  body: unknown;
}

export const failureModes = {
  /** Accepts the request and never responds. */
  silent: () => {},
  /** Begins a response and never ends it. */
  stalls: (response: ServerResponse) => {
    response.writeHead(200, json).write('{"name":');
  },
  hangsUp: (response: ServerResponse) => {
    response.destroy();
  },
  fails: (response: ServerResponse) => {
    response.writeHead(500, json).end('{"message":"Internal error at /srv/weather.py line 12"}');
  },
  sendsGarbage: (response: ServerResponse) => {
    response.writeHead(200, json).end('<html>Bad gateway</html>');
  },
  sendsAPage: (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('{}');
  },
  sendsNoObject: (response: ServerResponse) => {
    response.writeHead(200, json).end('[null]');
  },
  redirects: (response: ServerResponse) => {
    response.writeHead(302, { Location: '/elsewhere' }).end();
  },
  /** Ten megabytes of well-formed JSON, as fast as they are read. */
  sendsTooMuch: (response: ServerResponse) => {
    response.writeHead(200, json).end(JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) }));
  },
} satisfies Record<string, (response: ServerResponse) => void>;

export type FailureMode = keyof typeof failureModes;

/**
 * How long a test waits for a provider, milliseconds: long enough for a response on a busy machine, but short if the
 * provider never responds.
 */
export const patienceMs = (misdeed?: FailureMode): number =>
  misdeed === 'silent' || misdeed === 'stalls' ? 300 : 2000;

export const allFailureModes: readonly FailureMode[] = [
  'silent',
  'stalls',
  'hangsUp',
  'fails',
  'sendsGarbage',
  'sendsAPage',
  'sendsNoObject',
  'redirects',
  'sendsTooMuch',
];

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** The parts of a request other than its address. */
export interface ProviderCall {
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeProvider {
  baseUrl: string;
  /** Requests in order. */
  asked: URL[];
  /** How the provider fails from now on. */
  failureMode?: FailureMode;
  close: () => Promise<void>;
}

/** Starts a local server that responds with `reply` until the test sets a failure. */
export async function startFakeProvider(
  reply: (url: URL, call: ProviderCall) => Reply,
): Promise<FakeProvider> {
  const server = await serve(async (request, response) => {
    const url = new URL(request.url ?? '/', provider.baseUrl);
    provider.asked.push(url);
    if (provider.failureMode) return failureModes[provider.failureMode](response);
    const { method = '', headers } = request;
    const { status = 200, body } = reply(url, { method, headers, body: await text(request) });
    response.writeHead(status, json).end(JSON.stringify(body));
  });
  const provider: FakeProvider = {
    baseUrl: server.origin,
    asked: [],
    close: server.stop,
  };
  return provider;
}
