import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(text\/|image\/svg\+xml|application\/([a-z.+-]*(javascript|json|xml)\b))/;
/** Smaller bodies fit into one packet anyway. */
const smallestBytes = 1024;

/** Effort of compression: `most` for deployment, `least` for tests that don't depend on the size. */
export type Effort = 'most' | 'least';

const levels = {
  most: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  least: { brotli: 1, gzip: constants.Z_BEST_SPEED },
} satisfies Record<Effort, object>;

export interface StoredBody {
  /** File name, a hash of the content; equal bodies are stored once. */
  file: string;
  isCompressed: boolean;
}

/** Writes a body into the folder, and compressed versions (`.br`, `.gz`) beside it if they are smaller. */
export async function storeBody(
  folder: string,
  { body, contentType }: { body: Buffer; contentType: string },
  effort: Effort = 'most',
): Promise<StoredBody> {
  const file = createHash('sha256').update(body).digest('hex').slice(0, 24);
  const target = path.join(folder, file);
  const isCompressed = compressible.test(contentType) && body.length >= smallestBytes;
  if (existsSync(target)) return { file, isCompressed };
  await writeFile(target, body);
  if (isCompressed) {
    const [br, gz] = await Promise.all([
      brotli(body, effort),
      promisify(gzip)(body, { level: levels[effort].gzip }),
    ]);
    if (br.length < body.length) await writeFile(`${target}.br`, br);
    if (gz.length < body.length) await writeFile(`${target}.gz`, gz);
  }
  return { file, isCompressed };
}

function brotli(body: Buffer, effort: Effort): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
