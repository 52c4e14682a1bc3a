import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  /** Id of the request that is being answered; also its response's X-Request-Id. */
  id: string;
  /** Address of the connection's other end: the visitor, or the last proxy. */
  peer?: string;
}

/** A global name: the server and Next's bundles each have this file. */
const storedName = Symbol.for('site.request-context');

/** Does the work with the context, and everything that it causes. */
export function runRequest<T>(context: RequestContext, work: () => T): T {
  return storage().run(context, work);
}

/** The request that the caller works on; undefined for work that wasn't caused by a request, and where a platform brings its own server. */
export function currentRequest(): RequestContext | undefined {
  return storage().getStore();
}

function storage(): AsyncLocalStorage<RequestContext> {
  const known: unknown = Reflect.get(globalThis, storedName);
  if (known instanceof AsyncLocalStorage) return known;
  const created = new AsyncLocalStorage<RequestContext>();
  Reflect.set(globalThis, storedName, created);
  return created;
}
