import type { Endpoint } from '@/lib/http/methods';

/**
 * The handlers of a route under other settings. Settings are read when a module is first loaded, so all modules are loaded
 * again, with empty caches.
 */
export async function routeUnder<Loaded extends { GET: Endpoint; POST: Endpoint }>(
  settings: Record<string, string>,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  Object.assign(process.env, settings);
  jest.resetModules();
  return load();
}
