import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const file = 'tests/fixtures/linear-patterns.json';
const known = z.object({ judgedBy: z.string(), patterns: z.array(z.string()) });

/** A hash of the checker's version and options. Results of others are ignored. */
function judge(): string {
  const parts = ['node_modules/recheck/package.json', 'tests/support/regular-expressions.ts'];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(readFileSync(part));
  return hash.digest('hex');
}

/** Patterns (`/source/flags`) that an earlier run found to be linear; committed, because checking all takes over a minute. */
export function readKnownLinear(): Set<string> {
  if (!existsSync(file)) return new Set();
  const { judgedBy, patterns } = known.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Set(judgedBy === judge() ? patterns : []);
}

/** Writes the file. If patterns or the checker have changed, the changed file has to be committed. */
export function writeKnownLinear(patterns: readonly string[]): void {
  const judged = { judgedBy: judge(), patterns: [...patterns].sort() };
  writeFileSync(file, `${JSON.stringify(judged, null, 2)}\n`);
}
