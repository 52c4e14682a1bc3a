import 'server-only';
import type { EventEmitter } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/config/env';
import { securityHeaders } from '@/lib/config/security-headers';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log/log';
import { readerLocale } from './reader-locale';
import { onRequestStart } from './request-start';
import { failure } from './respond';

const ofApi = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ofFiles = ['GET', 'HEAD'];
const ofForms = ['GET', 'HEAD', 'POST'];
/** Of the pages, only these accept POST: a payment provider may send visitors back with a form; the desk's are forms. */
const formTarget = /^\/staff\/|^(?:\/[a-z]{2})?\/success\/?$/;

interface Refusal {
  error: AppError;
  allow?: readonly string[];
}

/**
 * Responds to requests that Next would answer with an empty body or a 500 without our headers: unknown methods and
 * `OPTIONS *`, and to those that offer another protocol. An address that can't be decoded is escaped again, so that it gets the ordinary 404. Every response has
 * the security headers, including Next's own redirects. Must be called before the overload gate starts, so that the
 * gate counts these requests, too.
 */
export function refuseUnroutable(): void {
  const headers = securityHeaders({ https: env.SITE_URL.startsWith('https:') });
  const guarded = new WeakSet<EventEmitter>();
  onRequestStart(({ request, response, server }) => {
    for (const { key, value } of headers) response.setHeader(key, value);
    request.url = escapeUndecodable(request.url ?? '/');
    if (guarded.has(server)) return;
    guarded.add(server);
    guardServer(server);
  });
}

function guardServer(server: EventEmitter): void {
  if (env.NODE_ENV !== 'development') ignoreUpgrades(server);
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: unknown, response: unknown) => {
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const refusal = findRefusal(request);
    if (!refusal) {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      return;
    }
    refuse(request, response, refusal).catch((error) => {
      log.error('http: a request could not be refused:', error);
      response.destroy();
    });
  });
}

/**
 * Answers a request that offers another protocol (`Upgrade: h2c`, as Java's client does by default) in this one. Next would end its
 * connection without an answer. A development server speaks WebSocket. https://www.rfc-editor.org/rfc/rfc9110#section-7.8
 */
function ignoreUpgrades(server: EventEmitter): void {
  Object.assign(server, { shouldUpgradeCallback: () => false });
}

function findRefusal(request: IncomingMessage): Refusal | undefined {
  const { method = '', url = '/' } = request;
  if (url === '*' && method !== 'OPTIONS') return { error: new AppError('not_found') };
  const allow = allowedMethods(request);
  return allow.includes(method) ? undefined : { error: new AppError('method_not_allowed'), allow };
}

function allowedMethods(request: IncomingMessage): readonly string[] {
  const { url = '/' } = request;
  if (url === '*') return ofFiles;
  if (/^\/api(?:[/?]|$)/.test(url)) return ofApi;
  return formTarget.test(url.split('?', 1)[0] ?? url) ? ofForms : ofFiles;
}

async function refuse(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { error, allow }: Refusal,
): Promise<void> {
  const query = url.split('?', 2)[1] ?? '';
  const get = (name: string) => headers[name]?.toString() ?? null;
  const locale = readerLocale({ url: `http://localhost/?${query}`, headers: { get } });
  const answer = await failure(error, locale, allow && { Allow: allow.join(', ') });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'Content-Length': body.length,
    // The rest of the request's body isn't read.
    Connection: 'close',
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The address with `%` escaped if its path has invalid escape sequences (`%ff`), on which Next fails. */
function escapeUndecodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
