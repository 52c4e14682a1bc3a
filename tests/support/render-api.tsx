import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './listen';

/** When the calls on offer are. */
const callTimes = { first: 'Monday, 10:00 am', second: 'Monday, 2:00 pm', third: 'Tuesday, 10:00 am' };

export interface ReceivedCall {
  method?: string;
  path?: string;
  headers: IncomingHttpHeaders;
  /** Undefined if nothing was sent. */
  body: unknown;
  /** Responds to the call, which is pending until then. */
  answer: (status: number, body: object) => void;
  /** Sends a line of a streamed response; `end` ends it. */
  sendLine: (line: object) => void;
  end: () => void;
  /** Drops the connection without a response. */
  drop: () => void;
}

/**
 * Starts a local server instead of the site's API; relative fetches of the page under test go to it. Without `formToken`,
 * requests for a form token fail; these, and those for the times of a call, are never among the calls.
 */
export async function startApi({ formToken }: { formToken?: string } = {}) {
  const calls: ReceivedCall[] = [];
  const waiting: ((call: ReceivedCall) => void)[] = [];
  const server = await serve(async (request, response) => {
    if (request.url === '/api/form-token')
      return answer(response, formToken ? { token: formToken } : undefined);
    if (request.url === '/api/call-times') return answer(response, callTimes);
    const sent = await text(request);
    const call = {
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: readBody(sent, request.headers['content-type']),
    };
    const received = { ...call, ...answers(response) };
    calls.push(received);
    waiting.shift()?.(received);
  });
  const direct = globalThis.fetch;
  globalThis.fetch = (input, init) => direct(new URL(String(input), server.origin), init);

  return {
    calls,
    /** The next call, once it has arrived. */
    nextCall: () => new Promise<ReceivedCall>((resolve) => waiting.push(resolve)),
    stop: async () => {
      globalThis.fetch = direct;
      await server.stop();
    },
  };
}

function readBody(sent: string, type = ''): unknown {
  if (sent === '') return undefined;
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(sent))
    : JSON.parse(sent);
}

function answer(response: ServerResponse, body: object | undefined): void {
  response.writeHead(body ? 200 : 503, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body ?? { success: false }));
}

function answers(response: ServerResponse) {
  return {
    answer: (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    },
    sendLine: (line: object) => {
      if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      response.write(`${JSON.stringify(line)}\n`);
    },
    end: () => {
      response.end();
    },
    drop: () => {
      response.destroy();
    },
  };
}
