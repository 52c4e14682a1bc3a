import 'server-only';
import { randomUUID } from 'node:crypto';
import { onRequestStart } from './request-start';

/**
 * A route handler sees only headers, and Next writes the peer's address into X-Forwarded-For only if the client sent no
 * such header (`??=` in next/dist/server/base-server.js, 16.4.6), so a client could choose its own address. Therefore
 * the address is set on each request before Next reads it, in a header whose name is random in each process. The name
 * is global, because Next bundles this file more than once. Requests that arrive between listening and the first call
 * have no address.
 */
const storedName = Symbol.for('site.socket-address-header');

/** On its first call, starts setting the header on all requests to the site. Returns the header's name. */
export function stampSocketAddresses(): string {
  const known: unknown = Reflect.get(globalThis, storedName);
  if (typeof known === 'string') return known;
  const name = `x-socket-address-${randomUUID()}`;
  Reflect.set(globalThis, storedName, name);
  onRequestStart(({ request }) => {
    request.headers[name] = request.socket.remoteAddress;
  });
  return name;
}
