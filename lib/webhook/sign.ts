import 'server-only';
import { createHmac } from 'node:crypto';

export interface SignedContent {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  body: string | Uint8Array;
}

/**
 * The signature of a webhook, without its version: `secret` is `whsec_` and the key in base64.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme
 */
export function signWebhook({ id, timestamp, body }: SignedContent, secret: string): Buffer {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
}
