import 'server-only';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/i18n/path';
import { nodeResponseLocale } from '../response-locale';
import { type Refusals, refusalPolicy } from './refusals';

/** Seconds. Retries of refused requests are spread over time. */
const earliestRetry = 8;
const retrySpread = 8;

/** Bytes of a refused request's body that are read at most, so that its sender gets to reading the response. */
const MAX_DRAINED_BYTES = 1024 * 1024;

const everyAnswer = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': refusalPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Sends a prepared 503 response: a page for a person, JSON for a script. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: ReadonlyMap<Locale, Refusals>,
): void {
  const { locale, kind } = answerFor(request);
  const inLanguage = prepared.get(locale);
  const body = kind === 'json' ? inLanguage?.json.overloaded : inLanguage?.[kind];
  const retryAfter = String(earliestRetry + Math.floor(Math.random() * retrySpread));
  response.writeHead(503, {
    ...everyAnswer,
    'Content-Type': kind === 'json' ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': body?.length ?? 0,
    'Content-Language': locale,
    'Retry-After': retryAfter,
    ...(kind === 'page' && { Refresh: retryAfter }),
  });
  response.end(body);
  drain(request);
}

function answerFor(request: IncomingMessage): { locale: Locale; kind: keyof Refusals } {
  const { method, url = '/', headers } = request;
  const [path = '/'] = url.split('?', 1);
  const accept = headers.accept ?? '';
  const isApi = path.startsWith('/api/');
  const isForPerson = isApi ? accept.includes('text/html') || isForm(headers) : true;
  const locale = isApi ? nodeResponseLocale(request) : splitPath(path).locale;
  if (!isForPerson || accept.includes('application/json')) return { locale, kind: 'json' };
  return { locale, kind: method === 'GET' || method === 'HEAD' ? 'page' : 'formPage' };
}

function isForm(headers: IncomingHttpHeaders): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type'] ?? '');
}

/** Limits how much of the body is read; otherwise Node would read all of it. */
function drain(request: IncomingMessage): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  let drainedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    drainedBytes += chunk.length;
    if (drainedBytes > MAX_DRAINED_BYTES) request.destroy();
  });
}
