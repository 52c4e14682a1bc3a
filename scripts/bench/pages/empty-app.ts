import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { productionEnvironment } from '../../build/settings';
import { run } from '../../process/run.mjs';

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

/**
 * Builds an empty application, once for each version of Next, and returns its folder. It uses this project's packages,
 * which are found because the folder is within the project.
 */
export async function buildEmptyApp(root: string): Promise<string> {
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
