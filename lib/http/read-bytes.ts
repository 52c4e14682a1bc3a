import 'server-only';
import { AppError } from '@/lib/errors';

/**
 * The body of a request, refused as soon as it is known to be too long: by its declared length before anything
 * is read, else at the first byte over the limit. Throws `too_large`, or `bad_form` when the client breaks off.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(brokenOff);
  for (let part = await next(); !part.done; part = await next()) {
    sizeBytes += part.value.byteLength;
    if (sizeBytes > maxBytes) {
      await reader.cancel();
      throw new AppError('too_large');
    }
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function brokenOff(cause: unknown): never {
  throw new AppError('bad_form', { cause });
}
