import type { Outcome } from './transport';

/** An answer of the provider, or of something in front of it, that is not a success. */
export interface Refusal {
  name: string;
  statusCode: number | null;
  message: string;
}

/** Time-outs and errors of a gateway: the provider behind it may have accepted the mail. */
const gatewayStatuses = new Set([408, 502, 504]);

/** Errors of the key, the plan, the sender's domain, or RESEND_BASE_URL. */
const accountStatuses = new Set([401, 402, 403, 404, 405]);

const accountErrors = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded', 'invalid_from_address']);

/**
 * Whether a refusal is about this mail (`rejected`), about every mail of the account (`account_refused`), about the
 * moment (`retry`), or leaves the outcome open (`unknown`). Codes: https://resend.com/docs/api-reference/errors
 */
export function classifyRefusal({
  name,
  statusCode: status,
  message,
}: Refusal): Exclude<Outcome['kind'], 'sent'> {
  if (status === null || gatewayStatuses.has(status)) return 'unknown';
  if (accountStatuses.has(status) || accountErrors.has(name)) return 'account_refused';
  // MAIL_FROM is the sender of every mail; only the message names the field.
  if (name === 'validation_error' && /`from` field/.test(message)) return 'account_refused';
  if (name === 'concurrent_idempotent_requests') return 'retry';
  // Without a name of the provider's, a proxy has answered, whose status says nothing about the mail.
  if (status < 400 || status === 429 || status >= 500 || name === 'application_error') return 'retry';
  return 'rejected';
}
