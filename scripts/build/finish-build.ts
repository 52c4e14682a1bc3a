import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listChangingPages } from './changing-pages';
import { PageBuild, type ServedPage } from './page-build';
import type { PageBuildSettings } from './page-build-settings';
import { putPolicyInErrorPage } from './policy-in-error-page';

const metaFile = z.looseObject({ headers: z.record(z.string(), z.unknown()).default({}) });
const prerenderManifest = z.looseObject({
  routes: z.record(
    z.string(),
    z.looseObject({
      dataRoute: z.string().nullable(),
      initialHeaders: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
const nodeFileTrace = z.looseObject({ files: z.array(z.string()) });

/** Read by lib/config/content-policy/per-request-policy.ts. */
export const policyFile = 'per-request-policy.txt';

export interface FinishedBuild {
  report: string[];
  /** Pages that would be served without a content policy. */
  unprotected: string[];
}

/**
 * Prepares the pages of a finished `next build` that had no adapter, and stores their headers where Next's server reads
 * them (`.meta`) and where the platform's builder does (the manifest of prerendered routes). Together with
 * build-adapter.ts, this is the part of the build that knows where Next keeps its pages.
 */
export function finishBuild(
  distFolder: string,
  settings: PageBuildSettings,
  nextVersion: string,
): FinishedBuild {
  const server = path.join(distFolder, 'server');
  const manifestFile = path.join(distFolder, 'prerender-manifest.json');
  const manifest = prerenderManifest.parse(readJson(manifestFile));
  const build = new PageBuild(distFolder, settings);
  const unprotected = listChangingPages(distFolder);
  const found = new Set<string>();
  for (const file of listPages(path.join(server, 'app'))) {
    const html = readFileSync(file, 'utf8');
    const isOurs = !path.basename(file).startsWith('_');
    const page = isOurs ? build.prepare(html) : build.protect(html);
    const route = `/${path
      .relative(path.join(server, 'app'), file)
      .replaceAll(path.sep, '/')
      .replace(/\.html$/, '')}`;
    found.add(route);
    if (!storePage(file, page)) unprotected.push(route);
    const listed = manifest.routes[route];
    if (listed) listed.initialHeaders = { ...listed.initialHeaders, ...page.headers };
  }
  for (const [route, { dataRoute }] of Object.entries(manifest.routes)) {
    if (dataRoute !== null && !found.has(route)) unprotected.push(`${route} (its file is not where it was)`);
  }
  build.addCompileHints();
  writeFileSync(manifestFile, JSON.stringify(manifest));
  for (const file of listPages(path.join(server, 'pages'))) {
    const page = putPolicyInErrorPage(readFileSync(file, 'utf8'), settings);
    if (page) writeFileSync(file, page);
    else unprotected.push(path.basename(file));
  }
  writeFileSync(path.join(distFolder, policyFile), build.perRequestPolicy());
  traceForMiddleware(distFolder);
  return { report: build.report(nextVersion), unprotected };
}

/** Next sends the headers of the `.meta` file with the page. Returns whether there is one. */
function storePage(file: string, { html, headers }: ServedPage): boolean {
  writeFileSync(file, html);
  const metaPath = file.replace(/\.html$/, '.meta');
  if (!existsSync(metaPath)) return false;
  const meta = metaFile.parse(readJson(metaPath));
  writeFileSync(metaPath, JSON.stringify({ ...meta, headers: { ...meta.headers, ...headers } }));
  return true;
}

/**
 * Adds the policy file to the trace of middleware.ts, which reads it. `outputFileTracingIncludes` covers only files that
 * exist during the build, and this one is written afterwards.
 */
function traceForMiddleware(distFolder: string): void {
  const traceFile = path.join(distFolder, 'server/middleware.js.nft.json');
  if (!existsSync(traceFile)) return;
  const trace = nodeFileTrace.parse(readJson(traceFile));
  const files = new Set([...trace.files, `../${policyFile}`]);
  writeFileSync(traceFile, JSON.stringify({ ...trace, files: [...files] }));
}

function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
