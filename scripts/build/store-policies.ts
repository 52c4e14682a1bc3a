import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  type PolicyOptions,
  policyFor,
} from './content-security-policy';
import { pageHeaders } from './page-headers';
import { listHtmlFiles } from './prerendered-pages';

type StoreOptions = Omit<PolicyOptions, 'carrier'> & {
  /** Whether the site is a preview, whose pages also report what Trusted Types would block. */
  isPreview?: boolean;
};

export interface StoredPolicies {
  pages: number;
  longest: number;
  /** Pages without a policy. */
  unprotected: string[];
}

const metaFile = z.looseObject({ headers: z.record(z.string(), z.unknown()).default({}) });
const prerenderedRoute = z.object({
  srcRoute: z.string().nullable(),
  dataRoute: z.string().nullable(),
  initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
});
const prerenderManifest = z.object({ routes: z.record(z.string(), prerenderedRoute) });
const routesManifest = z.record(z.string(), z.string());

const nodeFileTrace = z.looseObject({ files: z.array(z.string()) });

/** Read by lib/config/per-request-policy.ts. */
const policyFile = 'per-request-policy.txt';

/** Pages that may be rendered per request: middleware.ts sets the stored policy on reports, and the desk's own on the desk. */
const isPerRequest = (route: string) =>
  route === '/[locale]/reports/[token]' || /^\/staff(?:\/|$)/.test(route);

/** Stores the policy and other headers of every prerendered page of a build. */
export function storePolicies(distFolder: string, options: StoreOptions): StoredPolicies {
  const server = path.join(distFolder, 'server');
  const files = listHtmlFiles(server);
  const result: StoredPolicies = { pages: files.length, longest: 0, unprotected: changingPages(distFolder) };
  for (const file of files) {
    const inPagesFolder = path.relative(server, file).startsWith(`pages${path.sep}`);
    const policy = inPagesFolder ? storeInElement(file, options) : storeInHeader(file, options);
    if (policy === undefined) result.unprotected.push(path.relative(distFolder, file));
    else result.longest = Math.max(result.longest, policy.length);
  }
  storePerRequestPolicy(distFolder, options);
  return result;
}

/**
 * A page rendered per request has the inline scripts that all pages have, and others that Next marks with the request's
 * nonce. lib/config/per-request-policy.ts inserts the nonce.
 */
function storePerRequestPolicy(distFolder: string, options: Omit<PolicyOptions, 'carrier'>): void {
  const { routes } = prerenderManifest.parse(readJson(distFolder, 'prerender-manifest.json'));
  const files = Object.entries(routes)
    .filter(([, { srcRoute }]) => srcRoute?.startsWith('/[locale]'))
    .map(([route]) => path.join(distFolder, 'server/app', `${route}.html`))
    .filter((file) => existsSync(file));
  const hashes = files.map((file) => new Set(inlineScriptHashes(readFileSync(file, 'utf8'))));
  const [first = new Set<string>(), ...others] = hashes;
  const shared = [...first].filter((hash) => others.every((page) => page.has(hash)));
  const policy = policyFor([`'nonce-{nonce}'`, ...shared], { ...options, carrier: 'header' });
  writeFileSync(path.join(distFolder, policyFile), policy);
  traceForMiddleware(distFolder);
}

/**
 * Adds the policy file to the trace of middleware.ts, which reads it. `outputFileTracingIncludes` covers only files that
 * exist during the build, and this one is written afterwards.
 */
function traceForMiddleware(distFolder: string): void {
  const traceFile = path.join(distFolder, 'server/middleware.js.nft.json');
  if (!existsSync(traceFile)) return;
  const trace = nodeFileTrace.parse(JSON.parse(readFileSync(traceFile, 'utf8')));
  const files = new Set([...trace.files, `../${policyFile}`]);
  writeFileSync(traceFile, JSON.stringify({ ...trace, files: [...files] }));
}

/** Next sends the headers of the `.meta` file with the page. */
function storeInHeader(file: string, options: StoreOptions): string | undefined {
  const metaPath = file.replace(/\.html$/, '.meta');
  if (!existsSync(metaPath)) return undefined;
  const html = readFileSync(file, 'utf8');
  const policy = contentSecurityPolicy(html, { ...options, carrier: 'header' });
  const meta = metaFile.parse(JSON.parse(readFileSync(metaPath, 'utf8')));
  const headers = {
    ...meta.headers,
    ...pageHeaders(html, options.isPreview ?? false),
    'content-security-policy': policy,
  };
  writeFileSync(metaPath, JSON.stringify({ ...meta, headers }));
  return policy;
}

/** The two emergency pages under `pages/` (404.html, 500.html) have no `.meta`. */
function storeInElement(file: string, options: Omit<PolicyOptions, 'carrier'>): string | undefined {
  const html = readFileSync(file, 'utf8').replace(/<meta http-equiv="Content-Security-Policy"[^<>]*>/, '');
  const policy = contentSecurityPolicy(html, { ...options, carrier: 'meta' });
  const protectedHtml = html.replace(
    /<head\b[^<>]*>/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  if (protectedHtml === html) return undefined;
  writeFileSync(file, protectedHtml);
  return policy;
}

/**
 * Pages that are rendered per request or revalidated. The former aren't files, so that no hashes can be computed; the
 * latter would lose their stored policy.
 */
function changingPages(distFolder: string): string[] {
  const routes = Object.entries(routesManifest.parse(readJson(distFolder, 'app-path-routes-manifest.json')));
  const { routes: prerendered } = prerenderManifest.parse(readJson(distFolder, 'prerender-manifest.json'));
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

function readJson(distFolder: string, name: string): unknown {
  return JSON.parse(readFileSync(path.join(distFolder, name), 'utf8'));
}
