import 'server-only';
import { dayMs } from '@/lib/durations';
import { formatAddress } from './address';
import type { MailMessage } from './message';
import { NotSentError, ResendClient } from './resend-client';
import type { Outcome, Transport } from './transport';

/** Time-outs and gateway errors: the provider behind the gateway may have accepted the mail. */
const gatewayStatuses = new Set([408, 502, 504]);

/** Errors of the key, the plan, the sender's domain, or RESEND_BASE_URL. */
const accountStatuses = new Set([401, 402, 403, 404, 405]);

const accountErrors = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded', 'invalid_from_address']);

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
    remembersKeysForMs: dayMs,
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

function readFailure(refusal: ProviderError | null, retryAfter: string | undefined): Outcome {
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

/** An unsuccessful response of the provider or of a proxy in front of it. */
interface ProviderError {
  name: string;
  statusCode: number | null;
  message: string;
}

/**
 * Whether a refusal concerns this mail (`rejected`), every mail of the account (`account_refused`), is temporary
 * (`retry`), or leaves the outcome open (`unknown`). Codes: https://resend.com/docs/api-reference/errors
 */
export function classifyRefusal({
  name,
  statusCode: status,
  message,
}: ProviderError): Exclude<Outcome['kind'], 'sent'> {
  if (status === null || gatewayStatuses.has(status)) return 'unknown';
  if (accountStatuses.has(status) || accountErrors.has(name)) return 'account_refused';
  // The sender of every mail is MAIL_FROM. Only the error's message names the field.
  if (name === 'validation_error' && /`from` field/.test(message)) return 'account_refused';
  if (name === 'concurrent_idempotent_requests') return 'retry';
  // Without an error name of the provider's, the response is a proxy's, whose status says nothing about the mail.
  if (status < 400 || status === 429 || status >= 500 || name === 'application_error') return 'retry';
  return 'rejected';
}
