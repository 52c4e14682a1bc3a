import 'server-only';
import { createHash } from 'node:crypto';

/**
 * The key with which a client marks repeats of the same submission. A malformed key is ignored, so that no enquiry is
 * refused because of it. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  return key && /^[\w-]{8,100}$/.test(key) ? key : undefined;
}

/** A button is pressed twice within a second or so; the server may be slow to read the second request. */
const repeatMs = 30_000;

/**
 * A key for a form sent by a browser without script, which can't make one: the same for a second press of the button, and
 * another one for anybody else, by network address and the browser's own header fields, and half a minute later.
 */
export function formRepeatKey({ headers }: Request, clientIp: string | undefined, now: number): string {
  const browser = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'].map((name) =>
    headers.get(name),
  );
  const parts = [clientIp ?? null, ...browser, Math.floor(now / repeatMs)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
