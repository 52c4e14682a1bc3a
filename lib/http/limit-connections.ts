import 'server-only';
import { Server } from 'node:http';
import { onRequestStart } from './request-start';

/** A request whose body hasn't arrived within this time is aborted; Node checks every 30 s. */
const bodyWithinMs = 30_000;

/**
 * How long an idle connection is kept open: longer than proxies keep theirs (usually 60 s), which might otherwise send a
 * request just as the connection is closed.
 */
const idleMs = 75_000;

/** How often idle connections are closed during shutdown. */
const closingEveryMs = 200;

/** Sets the time limits of the site's server, from its first request on. */
export function limitConnections(limits = { bodyWithinMs, idleMs }): void {
  const servers = new Set<Server>();
  onRequestStart(({ server }) => {
    if (!(server instanceof Server) || servers.has(server)) return;
    servers.add(server);
    server.once('close', () => servers.delete(server));
    server.requestTimeout = limits.bodyWithinMs;
    // Node ignores a request limit below that of the headers, which is 60 s.
    server.headersTimeout = limits.bodyWithinMs;
    server.keepAliveTimeout = limits.idleMs;
  });
  // On shutdown Next waits until every connection has ended; idle ones would delay that for as long as they are kept.
  const closeIdle = () => {
    const regular = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, closingEveryMs);
    regular.unref();
  };
  process.once('SIGTERM', closeIdle);
  process.once('SIGINT', closeIdle);
}
