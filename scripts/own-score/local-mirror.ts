import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

interface Mirror {
  origin: string;
  stop: () => Promise<void>;
}

const texts = /^(?:text\/|application\/(?:json|ld\+json|xml|rss\+xml|manifest\+json|javascript)|image\/svg)/;
/** Hop-by-hop headers, and headers that become wrong when the text changes. */
const droppedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

/**
 * A local mirror of the deployed site: links of its pages to `publicOrigin` lead back to the mirror. Forwards to
 * `serverOrigin`, which may be set later, because the server's settings contain the mirror's address.
 */
export async function startLocalMirror(publicOrigin: string, server: { origin: string }): Promise<Mirror> {
  let origin = '';
  const mirror = createServer(async (request, response) => {
    try {
      const headers = new Headers({ 'accept-encoding': 'gzip' });
      for (const name of ['accept', 'accept-language', 'user-agent', 'range']) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const answer = await fetch(`${server.origin}${request.url}`, {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers,
        redirect: 'manual',
      });
      await passOn(answer, response, [server.origin, publicOrigin], origin);
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

async function passOn(
  answer: Response,
  response: ServerResponse,
  otherOrigins: readonly string[],
  origin: string,
): Promise<void> {
  const here = (text: string) => otherOrigins.reduce((rest, other) => rest.replaceAll(other, origin), text);
  for (const [name, value] of answer.headers) {
    if (!droppedHeaders.has(name)) response.setHeader(name, here(value));
  }
  // `fetch` has decoded it; compressed again if the site's answer was.
  const isPacked = answer.headers.has('content-encoding');
  if (isPacked) response.setHeader('content-encoding', 'gzip');
  response.statusCode = answer.status;
  if (!answer.body) response.end();
  else if (texts.test(answer.headers.get('content-type') ?? '')) {
    const text = here(await answer.text());
    response.end(isPacked ? gzipSync(text) : text);
  } else response.end(Buffer.from(await answer.arrayBuffer()));
}
