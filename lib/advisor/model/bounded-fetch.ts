import 'server-only';
import { RefusedAnswer } from './refused-answer';

/** Ten times the size of a long answer. */
const MAX_BYTES = 256 * 1024;

/** A fetch for one configured endpoint: follows no redirect, which would send the API key to another host, and reads at most MAX_BYTES. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error', cache: 'no-store' });
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (sizeBytes > MAX_BYTES) throw new RefusedAnswer('size');
    chunks.push(chunk);
  }
  const type = response.headers.get('content-type');
  return new Response(Buffer.concat(chunks), {
    status: response.status,
    headers: type ? { 'content-type': type } : {},
  });
};
