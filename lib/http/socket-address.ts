import 'server-only';
import { randomUUID } from 'node:crypto';
import { onRequestStart } from './request-start';

/**
 * A route handler sees headers only, and Next writes the peer's address into X-Forwarded-For just when the
 * client sent none (`??=` in next/dist/server/base-server.js, 16.4.6): whoever sends that header would choose
 * their own address. So each request is stamped before Next sees it, under a header name that is new in each
 * process and that nobody outside can know. Next bundles this file more than once, hence the global name.
 * Requests that arrive in the moment between listening and the first call of this stay without an address.
 */
const storedName = Symbol.for('site.socket-address-header');

/** Begins to stamp this process's requests, once, and returns the header's name. */
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
