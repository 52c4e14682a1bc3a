import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const file = '.cache/linear-patterns.json';
const known = z.object({ judgedBy: z.string(), patterns: z.array(z.string()) });

/** The checker's version and options. Results of other versions are ignored. */
function judge(): string {
  const parts = ['node_modules/recheck/package.json', 'tests/support/regular-expressions.ts'];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(readFileSync(part));
  return hash.digest('hex');
}

/** Patterns (`/source/flags`) that an earlier run in this folder found to be linear: judging all takes most of a minute. */
export function readKnownLinear(): Set<string> {
  if (!existsSync(file)) return new Set();
  const { judgedBy, patterns } = known.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Set(judgedBy === judge() ? patterns : []);
}

export function writeKnownLinear(patterns: readonly string[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ judgedBy: judge(), patterns }));
}
