import 'server-only';
import { createHash } from 'node:crypto';
import { minuteMs } from '@/lib/durations';
import { wantsPage } from './body';

/** What identifies a submission, together with its content. */
export interface SubmissionKey {
  key: string;
  /** The key of a repeat of it in the period before; counts for `formRepeatMs` after the first. */
  former?: string;
}

/** So long the same content of a form without script is the same submission. */
export const formRepeatMs = 10 * minuteMs;

/**
 * Identifies repeats of a submission, whose answer may not have arrived: by the key that our script sends, or for a form
 * that a browser posts by itself, and which can't make one, by the browser. Undefined for anything else. A malformed
 * key is ignored, so that no enquiry is refused because of it.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function submissionKey(
  request: Request,
  clientIp: string | undefined,
  now = Date.now(),
): SubmissionKey | undefined {
  const sent = request.headers.get('idempotency-key');
  if (sent && /^[\w-]{8,100}$/.test(sent)) return { key: sent };
  if (!wantsPage(request)) return undefined;
  const period = Math.floor(now / formRepeatMs);
  const keyOf = (of: number) => hashBrowser(request, clientIp, of);
  return { key: keyOf(period), former: keyOf(period - 1) };
}

/** A hash of the network address and of the browser's own header fields. */
function hashBrowser({ headers }: Request, clientIp: string | undefined, period: number): string {
  const browser = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'].map((name) =>
    headers.get(name),
  );
  return createHash('sha256')
    .update(JSON.stringify([clientIp ?? null, ...browser, period]))
    .digest('hex');
}
