import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Packages whose programs have another name than they. */
const packageOf: Record<string, string> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The file behind a program of an installed package, to be run with `process.execPath`: what stands in
 * `node_modules/.bin` is a link or, on Windows, a script of its shell, which cannot be spawned. Throws when the package is
 * not installed or has no such program.
 */
export function programFile(root: string, name: string): string {
  const folder = path.join(root, 'node_modules', packageOf[name] ?? name);
  const { bin } = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`The package in ${folder} has no program ${name}.`);
  return path.join(folder, file);
}
