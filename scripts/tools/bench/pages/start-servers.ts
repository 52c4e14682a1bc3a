import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { tempDir } from '../../../../tests/support/temp-dir';
import { productionEnvironment } from '../../../build/settings';
import { run } from '../../../process/run.mjs';
import { type BuiltSite, startBuiltSite } from '../../../serve/built-site';
import { isFrontCurrent, prepareFront } from '../../../serve/front/prepare-front';
import { type Front, missingForFront, startFront } from '../../../serve/front/start-front';
import { unreachableProviders } from '../unreachable-providers';
import { startPlainPage } from './start-plain-page';

/** One page with one button, to measure a press; everything else is Next's own. */
const files = {
  'app/layout.js': `export const metadata = { title: 'Empty', description: 'An empty page.' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.js': `import { Counter } from './counter';
export default function Page() {
  return <main><h1>Empty</h1><Counter /></main>;
}
`,
  'app/counter.js': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
};

export interface MeasuredServers {
  site: Pick<BuiltSite, 'origin' | 'pid'>;
  emptyApp: Pick<BuiltSite, 'origin' | 'pid'>;
  plainPage: Pick<BuiltSite, 'origin' | 'pid'>;
  /** Undefined if this machine can't run it. */
  front: Front | undefined;
  stop: () => Promise<void>;
}

/** Starts the built site, its nginx front if requested, and the servers for comparison. */
export async function startServers(
  root: string,
  { withFront, siteUrl }: { withFront: boolean; siteUrl: string },
): Promise<MeasuredServers> {
  const emptyFolder = await buildEmptyApp(root);
  const canFront = withFront && (await provideFront(root, siteUrl));
  const data = tempDir('bench-pages');
  const site = await startBuiltSite({
    DATA_DIR: data.path,
    RATE_LIMITS: 'off',
    // Without load shedding, which `npm run tool -- bench load` measures.
    LOAD_SHEDDING: 'off',
    TRUSTED_PROXIES: '1',
    ...unreachableProviders,
  });
  const emptyApp = await startBuiltSite({}, emptyFolder);
  const plainPage = await startPlainPage(root);
  const front = canFront ? await startFront(root, site.origin) : undefined;
  return {
    site,
    emptyApp,
    plainPage,
    front,
    stop: async () => {
      await front?.stop();
      await Promise.all([site.stop(), emptyApp.stop(), plainPage.stop()]);
      data.remove();
    },
  };
}

async function provideFront(root: string, siteUrl: string): Promise<boolean> {
  const missing = missingForFront();
  if (missing) {
    console.info(`Not measured through the front: ${missing}.`);
    return false;
  }
  if (!isFrontCurrent(root)) {
    console.info('Preparing the front…');
    await prepareFront(root, siteUrl);
  }
  return true;
}

/**
 * Builds an empty application, once for each version of Next, and returns its folder. It uses this project's packages,
 * which are found because the folder is within the project.
 */
async function buildEmptyApp(root: string): Promise<string> {
  const manifest = readFileSync(path.join(root, 'node_modules/next/package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const content = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const folder = path.join(root, '.cache/bench', `empty-app-${version}-${content}`);
  const stamp = path.join(folder, 'is-built');
  if (existsSync(stamp)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(path.join(folder, 'next.config.mjs'), configuration(root));
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const code = await run(process.execPath, [next, 'build'], { cwd: folder, env: productionEnvironment() });
  if (code !== 0) throw new Error(`The empty app could not be built (next build ended with ${code}).`);
  writeFileSync(stamp, '');
  return folder;
}

function configuration(root: string): string {
  const folder = JSON.stringify(root);
  return `export default { turbopack: { root: ${folder} }, outputFileTracingRoot: ${folder} };\n`;
}
