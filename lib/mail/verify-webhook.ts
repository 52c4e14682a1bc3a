import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@/lib/durations';
import { signWebhook } from '@/lib/webhook/sign';

/** Accepted difference to a signature's time, before or after; the same as in the provider's own library. */
const toleranceMs = 5 * minuteMs;

interface SignedRequest {
  headers: Headers;
  /** Unparsed: another spelling of the same JSON has another signature. */
  body: Uint8Array;
}

/**
 * The id of a signed report by the mail provider; undefined if the signature is missing, wrong or too old. The scheme is
 * Svix's: https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export function verifyWebhook(
  { headers, body }: SignedRequest,
  { secret, now }: { secret: string; now: number },
): string | undefined {
  const id = headers.get('svix-id') ?? '';
  const timestamp = headers.get('svix-timestamp') ?? '';
  const given = headers.get('svix-signature') ?? '';
  if (!/^[\w.-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(now - Number(timestamp) * 1000) > toleranceMs) return undefined;
  const expected = signWebhook({ id, timestamp, body }, secret);
  // There are several signatures while a secret is being replaced.
  const signatures = given.split(' ').filter((signature) => signature.startsWith('v1,'));
  return signatures.some((signature) => isSame(signature.slice(3), expected)) ? id : undefined;
}

function isSame(signature: string, expected: Buffer): boolean {
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
