/**
 * The key with which a client marks repeats of the same submission. A malformed key is ignored, so that no enquiry is
 * refused because of it. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  return key && /^[\w-]{8,100}$/.test(key) ? key : undefined;
}
