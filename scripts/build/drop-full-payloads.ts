import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const metaFile = z.looseObject({ segmentPaths: z.array(z.string()).optional() });

/** A second copy of each page's payload: Next writes it beside the segments, but its client never requests it. */
const fullPayload = '/_full';

/**
 * Removes the second copy of each prerendered page's payload: a fifth of all prerendered bytes, which the server would
 * read into memory with the page. Returns the number of pages.
 */
export function dropFullPayloads(distFolder: string): number {
  const app = path.join(distFolder, 'server/app');
  const copies = globSync(`**${fullPayload}.segment.rsc`, { cwd: app });
  for (const copy of copies) {
    const meta = path.join(app, `${path.dirname(copy).replace(/\.segments$/, '')}.meta`);
    const written = metaFile.parse(JSON.parse(readFileSync(meta, 'utf8')));
    const segmentPaths = written.segmentPaths?.filter((segment) => segment !== fullPayload);
    writeFileSync(meta, JSON.stringify({ ...written, segmentPaths }));
    rmSync(path.join(app, copy));
  }
  return copies.length;
}
