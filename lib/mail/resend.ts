import 'server-only';
import { formatAddress } from './address';
import { classifyRefusal, type Refusal } from './classify-refusal';
import type { MailMessage } from './message';
import { NotSentError, ResendClient } from './resend-client';
import type { Outcome, Transport } from './transport';

const hourMs = 60 * 60 * 1000;
const defaultTimeoutMs = 10_000;

/** Sends through Resend: https://resend.com/docs/api-reference/emails/send-email */
export function resendTransport(options: {
  apiKey: string;
  baseUrl?: string;
  timeoutMs?: number;
  perSecond?: number;
}): Transport {
  const { apiKey, timeoutMs = defaultTimeoutMs, perSecond } = options;
  const baseUrl = options.baseUrl?.replace(/(?<!\/)\/+$/, '');
  const resend = new ResendClient({ apiKey, baseUrl, connectTimeoutMs: timeoutMs / 2 });
  return {
    // https://resend.com/docs/dashboard/emails/idempotency-keys
    remembersKeysForMs: 24 * hourMs,
    perSecond,
    async send(message, key) {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer = await resend.emails.send(buildPayload(message), { idempotencyKey: key, signal });
        if (answer.data?.id) return { kind: 'sent', providerId: answer.data.id };
        return readFailure(answer.error, answer.headers?.['retry-after']);
      } catch (error) {
        return { kind: error instanceof NotSentError ? 'retry' : 'unknown', error: shorten(String(error)) };
      }
    },
  };
}

function buildPayload({ replyTo, ...message }: MailMessage) {
  return { ...message, replyTo: replyTo && formatAddress(replyTo) };
}

function readFailure(refusal: Refusal | null, retryAfter: string | undefined): Outcome {
  if (!refusal) return { kind: 'unknown', error: 'unreadable answer' };
  const error = shorten(`${refusal.statusCode} ${refusal.name}: ${refusal.message}`);
  const kind = classifyRefusal(refusal);
  if (kind !== 'retry') return { kind, error };
  const seconds = Number(retryAfter);
  return { kind, error, retryAfterMs: seconds > 0 ? seconds * 1000 : undefined };
}

function shorten(text: string): string {
  return text.slice(0, 300);
}
