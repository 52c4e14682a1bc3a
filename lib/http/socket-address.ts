import 'server-only';
import { randomUUID } from 'node:crypto';
import { onRequestStart } from './request-start';

/**
 * A route handler gets headers only, and Next writes the peer's address into X-Forwarded-For just when the client sent
 * none (`??=` in next/dist/server/base-server.js, 16.4.6): a client that sends this header could choose its own
 * address. So the address is set on each request before Next reads it, in a header whose random name is new in each
 * process. Next bundles this file more than once, hence the global name. Requests that arrive in the moment between
 * listening and the first call of this stay without an address.
 */
const storedName = Symbol.for('site.socket-address-header');

/** Starts to set this header on the process's requests, once, and returns its name. */
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
