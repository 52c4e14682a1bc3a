import { once } from 'node:events';
import { createServer } from 'node:http';
import { type CorpusPage, readCorpus } from '../../../tests/support/corpus';

interface TargetSites {
  /** The address of each site's page; each site has its own host. */
  addresses: string[];
  /** Value of OUTBOUND_ALLOW for them. */
  allowList: string;
  stop: () => Promise<void>;
}

/** Bytes of an ordinary page; those of the corpus are much shorter. */
const ordinaryLength = 150_000;

/** Starts websites on 127.0.0.1, 127.0.0.2 …, each with another page of the corpus, whose text is repeated to an ordinary length. */
export async function startTargetSites(count: number): Promise<TargetSites> {
  const pages = readCorpus().filter(({ status, ask }) => status === 200 && ask === undefined);
  const hosts = Array.from({ length: count }, (_, index) => `127.0.0.${index + 1}`);
  const sites = new Map<string, { path: string; html: Buffer }>();
  const server = createServer((request, response) => {
    const site = sites.get(request.headers.host ?? '');
    const isPage = request.method === 'GET' && request.url === site?.path;
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? site?.html : undefined);
  });
  // A server that listens without a host name receives all of 127.0.0.0/8.
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port was given.');
  const places = hosts.map((host) => `${host}:${bound.port}`);
  for (const [index, place] of places.entries()) {
    const page = pages[index % pages.length];
    if (page) sites.set(place, { path: page.path, html: Buffer.from(longHtml(page, place)) });
  }
  return {
    addresses: places.map((place) => `http://${place}${sites.get(place)?.path ?? '/'}`),
    allowList: places.join(','),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function longHtml({ html }: CorpusPage, host: string): string {
  const text = html.replaceAll('{{origin}}', `http://${host}`).replaceAll('{{host}}', host);
  const start = /<body[^<>]*>/i.exec(text);
  const from = start ? start.index + start[0].length : text.length;
  const to = text.lastIndexOf('</body>');
  const body = text.slice(from, to);
  if (to < from || body === '') return text;
  return text.slice(0, from) + body.repeat(Math.ceil(ordinaryLength / body.length)) + text.slice(to);
}
