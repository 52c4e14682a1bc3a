import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  /** Of the request that is being answered; also its answer's X-Request-Id. */
  id: string;
}

/** Next bundles this file more than once, hence the global name. */
const storedName = Symbol.for('site.request-context');

/** From now on everything that this request causes belongs to it. */
export function enterRequest(context: RequestContext): void {
  storage().enterWith(context);
}

/** Id of the request that the caller works on; undefined for work that no request caused. */
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
