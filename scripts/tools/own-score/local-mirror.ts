import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

interface Mirror {
  origin: string;
  stop: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer | undefined;
}

const texts = /^(?:text\/|application\/(?:json|ld\+json|xml|rss\+xml|manifest\+json|javascript)|image\/svg)/;
/** Hop-by-hop headers, and headers that are invalid once the text has changed. */
const droppedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

/**
 * A local mirror of the deployed site: links in its pages to `publicOrigin` lead back to the mirror. Forwards to
 * `server.origin`, which may be set later, because the server's settings contain the mirror's address. Responses are
 * cached: hundreds of pages link to the same ones, and the responses of a built site don't change.
 */
export async function startLocalMirror(publicOrigin: string, server: { origin: string }): Promise<Mirror> {
  let origin = '';
  const cache = new Map<string, Promise<Answer>>();

  function answerOnce(request: IncomingMessage): Promise<Answer> {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const headers = passedHeaders(request);
    const key = JSON.stringify([method, request.url, headers]);
    const known = cache.get(key);
    if (known) return known;
    const asked = fetch(`${server.origin}${request.url}`, { method, headers, redirect: 'manual' }).then(
      (answer) => readAnswer(answer, [server.origin, publicOrigin], origin),
    );
    cache.set(key, asked);
    return asked;
  }

  const mirror = createServer(async (request, response) => {
    try {
      send(await answerOnce(request), response);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  mirror.listen(0, '127.0.0.1');
  await once(mirror, 'listening');
  const address = mirror.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    stop: async () => {
      mirror.closeAllConnections();
      mirror.close();
      await once(mirror, 'close');
    },
  };
}

function passedHeaders(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip' };
  for (const name of ['accept', 'accept-language', 'user-agent', 'range']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

async function readAnswer(
  answer: Response,
  otherOrigins: readonly string[],
  origin: string,
): Promise<Answer> {
  const here = (text: string) => otherOrigins.reduce((rest, other) => rest.replaceAll(other, origin), text);
  const headers = [...answer.headers].flatMap(([name, value]): Answer['headers'] =>
    droppedHeaders.has(name) ? [] : [[name, here(value)]],
  );
  // `fetch` has decoded the body, so it is compressed again if the site's response was.
  const isPacked = answer.headers.has('content-encoding');
  if (isPacked) headers.push(['content-encoding', 'gzip']);
  if (!answer.body) return { status: answer.status, headers, body: undefined };
  const isText = texts.test(answer.headers.get('content-type') ?? '');
  const body = isText ? Buffer.from(here(await answer.text())) : Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers, body: isPacked ? gzipSync(body) : body };
}

function send({ status, headers, body }: Answer, response: ServerResponse): void {
  response.statusCode = status;
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.end(body);
}
