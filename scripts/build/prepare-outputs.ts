import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AdapterOutput } from 'next';
import { AdapterOutputType } from 'next/constants';
import { listChangingPages } from './changing-pages';
import { type FinishedBuild, policyFile } from './finish-build';
import { PageBuild, type ServedPage } from './page-build';
import type { PageBuildSettings } from './page-build-settings';
import { putPolicyInErrorPage } from './policy-in-error-page';

/** What is read and changed of that which Next hands to an adapter. */
export interface BuiltOutputs {
  outputs: {
    prerenders: Pick<AdapterOutput['PRERENDER'], 'pathname' | 'fallback'>[];
    staticFiles: AdapterOutput['STATIC_FILE'][];
    middleware?: Pick<AdapterOutput['MIDDLEWARE'], 'assets' | 'assetsHashes'>;
  };
  distDir: string;
  repoRoot: string;
  nextVersion: string;
}

/** Prepares the pages that Next hands to a platform's adapter, in their files and headers, and adds the files they need. */
export function prepareOutputs(built: BuiltOutputs, settings: PageBuildSettings): FinishedBuild {
  const { outputs, distDir, nextVersion } = built;
  const build = new PageBuild(distDir, settings);
  const unprotected = listChangingPages(distDir);
  const prepared = new Map<string, ServedPage>();
  for (const { pathname, fallback } of outputs.prerenders) {
    const file = fallback?.filePath;
    if (!fallback || !file?.endsWith('.html')) continue;
    const page = prepared.get(file) ?? prepareFile(build, file, pathname);
    prepared.set(file, page);
    fallback.initialHeaders = { ...fallback.initialHeaders, ...page.headers };
  }
  for (const { filePath, pathname } of outputs.staticFiles) {
    if (!filePath.endsWith('.html')) continue;
    const page = putPolicyInErrorPage(readFileSync(filePath, 'utf8'), settings);
    if (page) writeFileSync(filePath, page);
    else unprotected.push(pathname);
  }
  build.addCompileHints();
  for (const [pathname, filePath] of build.files) {
    const id = path.relative(distDir, filePath);
    const type = AdapterOutputType.STATIC_FILE;
    outputs.staticFiles.push({ type, id, pathname, filePath, immutableHash: undefined });
  }
  addPolicyFile(built, build.perRequestPolicy());
  return { report: build.report(nextVersion), unprotected };
}

function prepareFile(build: PageBuild, file: string, pathname: string): ServedPage {
  const html = readFileSync(file, 'utf8');
  const page = pathname.startsWith('/_') ? build.protect(html) : build.prepare(html);
  writeFileSync(file, page.html);
  return page;
}

/** middleware.ts reads the policy of pages that are rendered per request from a file beside Next's. */
function addPolicyFile({ outputs, distDir, repoRoot }: BuiltOutputs, policy: string): void {
  const file = path.join(distDir, policyFile);
  writeFileSync(file, policy);
  if (!outputs.middleware) return;
  const name = path.relative(repoRoot, file);
  outputs.middleware.assets[name] = file;
  outputs.middleware.assetsHashes[name] = createHash('sha256').update(policy).digest('hex');
}
