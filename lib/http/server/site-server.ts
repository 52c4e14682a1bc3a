import 'server-only';
import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, type Server } from 'node:http';
import { env } from '@/lib/config/env';
import { securityHeaders } from '@/lib/config/security-headers';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { runRequest } from '@/lib/log/request-context';
import { apiHeaders } from '../api-headers';
import type { Gate } from '../load-shedding/gate';
import type { Refusals } from '../load-shedding/refusals';
import { nodeResponseLocale } from '../response-locale';
import { escapeUndecodable, findRefusal, type Refusal } from './find-refusal';
import { SiteResponse } from './site-response';

interface SiteServerOptions {
  /** Answers what isn't refused. */
  handle: (request: IncomingMessage, response: SiteResponse) => Promise<void>;
  /** Answers for requests that are refused, by language. */
  refusals: ReadonlyMap<Locale, Refusals>;
  /** Without one every request is answered at once. */
  gate?: Gate;
  /** A request whose body hasn't arrived within this time is aborted. */
  bodyWithinMs?: number;
  /** How often Node looks for those. */
  checkEveryMs?: number;
}

/**
 * How long an idle connection is kept open: longer than proxies keep theirs (usually 60 s), which might otherwise send a
 * request just as the connection is closed.
 */
const idleMs = 75_000;

/** Format of an id that a proxy may have given the request. */
const usableId = /^[\w.:-]{8,128}$/;

/**
 * The site's server, which doesn't listen yet. What happens to a request stands here in its order: it gets a name and the
 * security headers, waits for a place, is refused if Next would answer it badly, and goes to the handler; `SiteResponse` then makes
 * the head of the answer true.
 */
export function createSiteServer({
  handle,
  refusals,
  gate,
  bodyWithinMs = 30_000,
  checkEveryMs = 30_000,
}: SiteServerOptions): Server<typeof IncomingMessage, typeof SiteResponse> {
  const headers = securityHeaders({ https: env.SITE_URL.startsWith('https:') });
  const options = {
    IncomingMessage,
    ServerResponse: SiteResponse,
    requestTimeout: bodyWithinMs,
    // Node ignores a request limit below that of the headers, which is 60 s.
    headersTimeout: bodyWithinMs,
    connectionsCheckingInterval: checkEveryMs,
    keepAliveTimeout: idleMs,
    // A request that offers another protocol (`Upgrade: h2c`, as Java's client does by default) is answered in this one; Next would
    // end its connection without an answer. https://www.rfc-editor.org/rfc/rfc9110#section-7.8
    shouldUpgradeCallback: () => false,
  };
  const serve = (request: IncomingMessage, response: SiteResponse) => {
    const refusal = findRefusal(request);
    if (refusal) return refuse(request, response, refusal, refusals);
    handle(request, response).catch((error) => {
      log.error(`${request.method} ${request.url?.split('?', 1)[0]} could not be answered:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('Internal Server Error');
    });
  };
  const server = createServer(options, (request, response) => {
    const id = nameRequest(request, response);
    for (const { key, value } of headers) response.setHeader(key, value);
    request.url = escapeUndecodable(request.url ?? '/');
    runRequest({ id, peer: request.socket.remoteAddress }, () => {
      if (gate) gate.admit(request, response, () => serve(request, response));
      else serve(request, response);
    });
  });
  if (gate) server.on('connection', gate.noteConnection);
  return server;
}

/**
 * Gives a request an id, which is in its response (X-Request-Id) and in every log line that it causes. At level `debug` each
 * response is logged, too, without the query.
 */
function nameRequest(request: IncomingMessage, response: SiteResponse): string {
  const given = request.headers['x-request-id'];
  // Without a trusted proxy the header comes from the visitor, who could use the id of another request.
  const isGiven = env.TRUSTED_PROXIES > 0 && typeof given === 'string' && usableId.test(given);
  const id = isGiven ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  if (env.LOG_LEVEL !== 'debug') return id;
  const startedAt = performance.now();
  const path = request.url?.split('?', 1)[0];
  response.once('finish', () => {
    const took = Math.round(performance.now() - startedAt);
    runRequest({ id }, () => log.debug(`${request.method} ${path} ${response.statusCode} ${took} ms`));
  });
  return id;
}

function refuse(
  request: IncomingMessage,
  response: SiteResponse,
  { status, code, allow }: Refusal,
  refusals: SiteServerOptions['refusals'],
): void {
  const locale = nodeResponseLocale(request);
  const body = refusals.get(locale)?.json[code];
  response.writeHead(status, {
    ...apiHeaders,
    'Content-Type': 'application/json',
    'Content-Language': locale,
    ...(allow && { Allow: allow.join(', ') }),
    'Content-Length': body?.length ?? 0,
    // The rest of the request's body isn't read.
    Connection: 'close',
  });
  response.end(body);
}
