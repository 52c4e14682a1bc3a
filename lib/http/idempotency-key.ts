/**
 * The key by which a client marks repeats of one and the same submission. A malformed one is no reason to turn a
 * customer away: it counts as none. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  return key && /^[\w-]{8,100}$/.test(key) ? key : undefined;
}
