import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { isLocale } from '../../lib/i18n/locales';
import { answer, type Outcome } from './answers';

/** Request header that sets the responses of our routes: `Outcomes` as JSON. */
export const outcomesHeader = 'x-looks-outcomes';

export interface AnsweringProxy {
  url: string;
  /** Requested routes that the proxy has no response for. */
  unexpected: Set<string>;
  close: () => Promise<void>;
}

/** Starts a proxy in front of a site that responds to API requests from fixed facts and forwards everything else. */
export async function startAnsweringProxy(base: string): Promise<AnsweringProxy> {
  const site = new URL(base);
  const agent = new Agent({ keepAlive: true });
  const unexpected = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', site);
    if (!url.pathname.startsWith('/api/')) return passOn(incoming, outgoing, site, agent);
    answerRoute(incoming, outgoing, url).then(
      (isKnown) => isKnown || unexpected.add(url.pathname),
      (error) => {
        unexpected.add(`${url.pathname}: ${error}`);
        outgoing.writeHead(500).end();
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: { port: number } = Object(server.address());
  return {
    url: `http://localhost:${port}`,
    unexpected,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, site: URL, agent: Agent): void {
  const { method, url: path, headers } = incoming;
  const { hostname, port } = site;
  const onward = request({ hostname, port, method, path, headers, agent }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** Responds to an API request; returns false for an unknown route. */
async function answerRoute(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<boolean> {
  incoming.resume();
  const outcome = readOutcome(incoming, url.pathname);
  if (outcome === 'waits') return true;
  if (outcome === 'unreachable') {
    outgoing.destroy();
    return true;
  }
  if (outcome === 'begins') {
    outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' });
    outgoing.write('{"stage":"fetching"}\n{"stage":"reading"}\n');
    return true;
  }
  const [language = ''] = String(incoming.headers['accept-language']).split(/[-,;]/);
  const locale = isLocale(language) ? language : 'en';
  const { status, body } = await remember(`${outcome} ${locale} ${url.pathname}${url.search}`, async () => {
    const response = await answer({ path: url.pathname, query: url.searchParams, locale }, outcome);
    return { status: response?.status, body: await response?.text() };
  });
  outgoing.writeHead(status ?? 404, { 'content-type': 'application/json' }).end(body);
  return status !== undefined;
}

interface Answered {
  status: number | undefined;
  body: string | undefined;
}

const remembered = new Map<string, Promise<Answered>>();

/** Caches responses: facts are fixed, so that each request always has the same response. */
function remember(question: string, make: () => Promise<Answered>): Promise<Answered> {
  const known = remembered.get(question) ?? make();
  remembered.set(question, known);
  return known;
}

function readOutcome(incoming: IncomingMessage, path: string): Outcome {
  const outcomes: Record<string, Outcome> = JSON.parse(String(incoming.headers[outcomesHeader] ?? '{}'));
  return outcomes[path] ?? 'succeeds';
}
