import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/config/env';
import { log } from '@/lib/log/log';
import { enterRequest } from '@/lib/log/request-context';
import { onRequestStart } from './request-start';

/** Format of an id that a proxy may have given the request. */
const usable = /^[\w.:-]{8,128}$/;

/**
 * Gives each request to the site an id, which is in its response (X-Request-Id) and in every log line that it causes.
 * At level `debug` each response is logged, too, without the query.
 */
export function nameRequests(): void {
  onRequestStart(({ request, response }) => {
    const given = request.headers['x-request-id'];
    // Without a trusted proxy the header comes from the visitor, who could use the id of another request.
    const isGiven = env.TRUSTED_PROXIES > 0 && typeof given === 'string' && usable.test(given);
    const id = isGiven ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    enterRequest({ id });
    if (env.LOG_LEVEL !== 'debug') return;
    const startedAt = performance.now();
    const path = request.url?.split('?', 1)[0];
    response.once('finish', () => {
      log.debug(
        `${request.method} ${path} ${response.statusCode} ${Math.round(performance.now() - startedAt)} ms`,
      );
    });
  });
}
