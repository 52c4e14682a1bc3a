import 'server-only';
import { env } from '@/lib/config/env';
import { FetchError } from '@/lib/net/fetch-error';
import { type AllowedTarget, bareHost, readPort } from '@/lib/net/outbound/allow-list';
import { type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import { signWebhook } from './sign';
import type { WebhookEventsTable } from './tables';

/** A receiver that works longer should answer first. */
const timeoutMs = 10_000;
/** Their answers are not read. */
const maxBytes = 16 * 1024;

/** `retry`: not taken, or nobody knows. `refused`: it will never be taken. */
type PostOutcome =
  | { kind: 'told' }
  | { kind: 'retry'; error: string; retryAfterMs?: number }
  | { kind: 'refused'; error: string };

export type PostEvent = (event: Pick<WebhookEventsTable, 'id' | 'body'>) => Promise<PostOutcome>;

interface Receiver {
  url: string | undefined;
  /** Signs what is sent; chats need none, because their address is the secret. */
  secret: string | undefined;
  now?: () => number;
  network?: Pick<SafeFetchOptions, 'resolve' | 'ca'>;
}

/**
 * Posts an event to an address, which may be in the office's own network, because the owner sets it; without following
 * redirects, and never to where a server gets its keys. A receiver recognises a repeat by its `webhook-id`, so that an unknown
 * outcome is tried again like a failure. Never rejects.
 */
export function createPost({ url, secret, now = Date.now, network }: Receiver): PostEvent {
  return async ({ id, body }) => {
    if (!url) return { kind: 'refused', error: 'WEBHOOK_URL is not set' };
    const timestamp = String(Math.floor(now() / 1000));
    const signature = secret && signWebhook({ id, timestamp, body }, secret).toString('base64');
    try {
      const { status, headers } = await safeFetch(url, {
        ...network,
        allowed: allowOnly(url),
        method: 'POST',
        content: body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          ...(signature && { 'webhook-signature': `v1,${signature}` }),
        },
        totalMs: timeoutMs,
        maxWireBytes: maxBytes,
        maxDecodedBytes: maxBytes,
        noRedirects: true,
      });
      return judge(status, headers.find(([name]) => name === 'retry-after')?.[1]);
    } catch (error) {
      return judgeFailure(error);
    }
  };
}

/** Posts to the address that WEBHOOK_URL has now. */
export const postToSetting: PostEvent = (event) =>
  createPost({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET })(event);

/** This address, private or not, and no other. */
export function allowOnly(address: string): AllowedTarget[] {
  const url = URL.parse(address);
  if (!url) return [];
  const port = readPort(url);
  return [{ host: bareHost(url), fromPort: port, toPort: port }];
}

/** 410 is the receiver's way to say that it is gone for good. */
function judge(status: number, retryAfter: string | undefined): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'told' };
  const error = `the receiver answered ${status}`;
  if (status === 410) return { kind: 'refused', error };
  const seconds = Number(retryAfter ?? Number.NaN);
  return { kind: 'retry', error, ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) };
}

function judgeFailure(error: unknown): PostOutcome {
  const code = error instanceof FetchError ? error.code : 'internal';
  const isRefused = code === 'url_not_allowed' || code === 'invalid_url';
  return { kind: isRefused ? 'refused' : 'retry', error: `the receiver could not be reached: ${code}` };
}
