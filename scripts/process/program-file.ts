import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Packages of programs with another name. */
const packageByProgram: Record<string, string> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The file of a program of an installed package, for running with `process.execPath`: `node_modules/.bin` contains
 * links or, on Windows, shell scripts, which can't be spawned. Throws if the package isn't installed or has no such
 * program.
 */
export function programFile(root: string, name: string): string {
  const folder = path.join(root, 'node_modules', packageByProgram[name] ?? name);
  const { bin } = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`The package in ${folder} has no program ${name}.`);
  return path.join(folder, file);
}
