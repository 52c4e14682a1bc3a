import { createHash } from 'node:crypto';
import { linkSync, lstatSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { payloadFolder } from './defer-scripts';

type PlaceFile = (from: string, to: string) => void;

const payloads = `.next${payloadFolder.replace('/_next', '')}/*.js`;
const routesFile = '.next/routes-manifest.json';
const routes = z.looseObject({ headers: z.array(z.looseObject({ source: z.string() })) });

/**
 * How files get into a standalone copy, where half of the bytes of a build would be pages: those are compressed, and
 * scripts/serve/page-store.mjs reads them; flight payloads are sent as they lie there, compressed; server code that is the
 * same for several routes is one file with several names. Everything else is copied by `copyFile`.
 */
export function placeStandaloneFiles(copyFile: PlaceFile): PlaceFile {
  const known = new Map<string, string>();
  return (from, to) => {
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (matches(from, '.next/server/app/**/*.{html,rsc}'))
      writeFileSync(`${to}.br`, packPage(readFileSync(from)));
    else if (matches(from, payloads)) writeFileSync(to, gzipSync(readFileSync(from), { level: 9 }));
    else if (from === routesFile) writeFileSync(to, withPayloadHeader(readFileSync(from, 'utf8')));
    else if (matches(from, '.next/server/**/*.js')) placeCode(readFileSync(from, 'utf8'), to, known);
    else copyFile(from, to);
  };
}

const matches = (file: string, pattern: string) => path.matchesGlob(file, pattern);

function packPage(page: Buffer): Buffer {
  // More effort takes half a minute more and saves one byte in twenty.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: page.length };
  return brotliCompressSync(page, { params });
}

/** Next's table of routes with the encoding of the payloads: every browser that runs one reads gzip. */
function withPayloadHeader(table: string): string {
  const written = routes.parse(JSON.parse(table));
  const payload = {
    source: `${payloadFolder}/:file`,
    headers: [{ key: 'Content-Encoding', value: 'gzip' }],
    regex: `^${payloadFolder}/([^/]+?)$`,
  };
  return JSON.stringify({ ...written, headers: [...written.headers, payload] });
}

function placeCode(code: string, to: string, known: Map<string, string>): void {
  const bare = dropSourceMapAddress(code);
  const hash = createHash('sha256').update(bare).digest('base64');
  const same = known.get(hash);
  if (same) linkSync(same, to);
  else writeFileSync(to, bare);
  known.set(hash, same ?? to);
}

/** The copy has no source maps. Their address is a file's last line. */
function dropSourceMapAddress(code: string): string {
  const start = code.lastIndexOf('//# sourceMappingURL=');
  return start < 0 || /\s\S/.test(code.slice(start + 4)) ? code : code.slice(0, start);
}
