import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  /** Id of the request that is being answered; also its response's X-Request-Id. */
  id: string;
}

/** A global name, because Next bundles this file more than once. */
const storedName = Symbol.for('site.request-context');

/** Sets the context for everything that the current request causes from now on. */
export function enterRequest(context: RequestContext): void {
  storage().enterWith(context);
}

/** Id of the request that the caller works on; undefined for work that wasn't caused by a request. */
export function currentRequestId(): string | undefined {
  return storage().getStore()?.id;
}

function storage(): AsyncLocalStorage<RequestContext> {
  const known: unknown = Reflect.get(globalThis, storedName);
  if (known instanceof AsyncLocalStorage) return known;
  const created = new AsyncLocalStorage<RequestContext>();
  Reflect.set(globalThis, storedName, created);
  return created;
}
