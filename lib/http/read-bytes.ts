import 'server-only';
import { AppError } from '@/lib/errors';
import { readAtMost } from '@/lib/net/read-at-most';

/**
 * The body of a request. Throws `too_large` as early as possible: by the declared length before anything is read, or
 * at the first byte over the limit. Throws `bad_form` if the client disconnects.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large');
  const bytes = await readAtMost(request.body, maxBytes).catch(brokenOff);
  if (bytes === null) throw new AppError('too_large');
  return new Uint8Array(bytes);
}

function brokenOff(cause: unknown): never {
  throw new AppError('bad_form', { cause });
}
