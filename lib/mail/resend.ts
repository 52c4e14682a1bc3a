import 'server-only';
import { Resend } from 'resend';
import { formatAddress } from './address';
import type { MailMessage } from './message';
import type { Outcome, Transport } from './transport';

const hourMs = 60 * 60 * 1000;
const defaultTimeoutMs = 10_000;

/** Statuses of something in front of Resend that has no answer: Resend itself may have accepted the mail. */
const gatewayStatuses = [502, 504];

/** Delivers through Resend: https://resend.com/docs/api-reference/emails/send-email */
export function resendTransport(options: {
  apiKey: string;
  baseUrl?: string;
  timeoutMs?: number;
}): Transport {
  const resend = new Resend(options.apiKey, { baseUrl: options.baseUrl?.replace(/\/+$/, '') });
  return {
    // https://resend.com/docs/dashboard/emails/idempotency-keys
    remembersKeysForMs: 24 * hourMs,
    async send(message, key) {
      const answer = await resend.emails.send(payloadOf(message), {
        idempotencyKey: key,
        signal: AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs),
      });
      if (answer.data?.id) return { kind: 'sent', providerId: answer.data.id };
      return classify(answer.error, answer.headers?.['retry-after']);
    },
  };
}

function payloadOf({ replyTo, ...message }: MailMessage) {
  return { ...message, replyTo: replyTo && formatAddress(replyTo) };
}

/**
 * The package never throws: a reset, a time-out and an unreadable answer all come back without a status.
 * Codes: https://resend.com/docs/api-reference/errors
 */
function classify(
  failure: { name?: string; statusCode?: number | null; message?: string } | null,
  retryAfter: string | undefined,
): Outcome {
  const status = failure?.statusCode;
  if (!failure || typeof status !== 'number' || gatewayStatuses.includes(status)) {
    return { kind: 'unknown', error: explain(failure) };
  }
  const error = explain(failure);
  const isConcurrent = status === 409 && failure.name === 'concurrent_idempotent_requests';
  if (!isConcurrent && status !== 429 && status < 500) return { kind: 'rejected', error };
  const seconds = Number(retryAfter);
  return { kind: 'retry', error, retryAfterMs: seconds > 0 ? seconds * 1000 : undefined };
}

function explain(failure: { name?: string; statusCode?: number | null; message?: string } | null): string {
  if (!failure) return 'unreadable answer';
  return `${failure.statusCode ?? 'no answer'} ${failure.name ?? ''}: ${failure.message ?? ''}`.slice(0, 300);
}
