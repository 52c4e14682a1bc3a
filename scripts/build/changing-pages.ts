import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const prerenderedRoute = z.looseObject({
  srcRoute: z.string().nullable(),
  dataRoute: z.string().nullable(),
  initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
});
const prerenderManifest = z.object({ routes: z.record(z.string(), prerenderedRoute) });
const routesManifest = z.record(z.string(), z.string());

/** Pages that may be rendered per request: middleware.ts sets the stored policy on reports, and the desk's own on the desk. */
const isPerRequest = (route: string) =>
  route === '/[locale]/reports/[token]' || /^\/staff(?:\/|$)/.test(route);

/**
 * Pages of a build that are rendered per request or revalidated, with the reason. No hashes can be computed for the former;
 * the latter would lose their stored policy.
 */
export function listChangingPages(distFolder: string): string[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(distFolder, name), 'utf8'));
  const routes = Object.entries(routesManifest.parse(read('app-path-routes-manifest.json')));
  const { routes: prerendered } = prerenderManifest.parse(read('prerender-manifest.json'));
  const sources = new Set(Object.values(prerendered).map(({ srcRoute }) => srcRoute));
  const perRequest = routes.filter(
    ([file, route]) => file.endsWith('/page') && !sources.has(route) && !isPerRequest(route),
  );
  const renewed = Object.entries(prerendered).filter(
    ([, { dataRoute, initialRevalidateSeconds }]) => dataRoute !== null && initialRevalidateSeconds !== false,
  );
  return [
    ...perRequest.map(([, route]) => `${route} (rendered per request)`),
    ...renewed.map(([route]) => `${route} (rendered anew)`),
  ];
}
