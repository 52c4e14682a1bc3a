import type { Endpoint } from '@/lib/http/methods';

/**
 * The handler of a route under other settings. Settings are read when a module is first loaded, so everything is
 * loaded anew; with it the caches start empty.
 */
export async function routeUnder(
  settings: Record<string, string>,
  load: () => Promise<{ GET: Endpoint; POST: Endpoint }>,
): Promise<{ GET: Endpoint; POST: Endpoint }> {
  Object.assign(process.env, settings);
  jest.resetModules();
  return load();
}
