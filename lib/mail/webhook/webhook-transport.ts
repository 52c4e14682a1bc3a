import 'server-only';
import { env } from '@/lib/config/env';
import { FetchError } from '@/lib/net/fetch-error';
import { type AllowedTarget, bareHost, readPort } from '@/lib/net/outbound/allow-list';
import { type SafeFetchOptions, safeFetch } from '@/lib/net/safe-fetch';
import type { Outcome, Transport } from '../transport';
import { signWebhook } from './sign';

/** A receiver that works longer should answer first. */
const timeoutMs = 10_000;
/** Their answers are not read. */
const maxBytes = 16 * 1024;

interface Receiver {
  url: string | undefined;
  /** Signs what is sent; chats need none, because their address is the secret. */
  secret: string | undefined;
  now?: () => number;
  network?: Pick<SafeFetchOptions, 'resolve' | 'ca'>;
}

/**
 * Posts events to the address of WEBHOOK_URL, which may be in the office's own network, because the owner sets it; without following
 * redirects, and never to where a server gets its keys. A receiver recognises a repeat by its `webhook-id`, so that an unknown outcome is tried again like a failure.
 */
export function webhookTransport({ url, secret, now = Date.now, network }: Receiver): Transport {
  return {
    remembersKeysForMs: Number.POSITIVE_INFINITY,
    send: async ({ text }, id) => {
      if (!url) return { kind: 'rejected', error: 'WEBHOOK_URL is not set' };
      const timestamp = String(Math.floor(now() / 1000));
      const signature = secret && signWebhook({ id, timestamp, body: text }, secret).toString('base64');
      try {
        const { status, headers } = await safeFetch(url, {
          ...network,
          allowed: allowOnly(url),
          method: 'POST',
          content: text,
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
        return judge(id, status, headers.find(([name]) => name === 'retry-after')?.[1]);
      } catch (error) {
        return judgeFailure(error);
      }
    },
  };
}

/** This address, private or not, and no other. */
function allowOnly(address: string): AllowedTarget[] {
  const url = URL.parse(address);
  if (!url) return [];
  const port = readPort(url);
  return [{ host: bareHost(url), fromPort: port, toPort: port }];
}

export function configuredWebhook(): Transport {
  return webhookTransport({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET });
}

/** 410 is the receiver's way to say that it is gone for good. */
function judge(id: string, status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent', providerId: id };
  const error = `the receiver answered ${status}`;
  if (status === 410) return { kind: 'rejected', error };
  const seconds = Number(retryAfter ?? Number.NaN);
  return { kind: 'retry', error, ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) };
}

function judgeFailure(error: unknown): Outcome {
  const code = error instanceof FetchError ? error.code : 'internal';
  const isRefused = code === 'url_not_allowed' || code === 'invalid_url';
  return { kind: isRefused ? 'rejected' : 'retry', error: `the receiver could not be reached: ${code}` };
}
