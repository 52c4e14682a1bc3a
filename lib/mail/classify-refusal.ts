import type { Outcome } from './transport';

/** An unsuccessful response of the provider or of a proxy in front of it. */
export interface Refusal {
  name: string;
  statusCode: number | null;
  message: string;
}

/** Time-outs and gateway errors: the provider behind the gateway may have accepted the mail. */
const gatewayStatuses = new Set([408, 502, 504]);

/** Errors of the key, the plan, the sender's domain, or RESEND_BASE_URL. */
const accountStatuses = new Set([401, 402, 403, 404, 405]);

const accountErrors = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded', 'invalid_from_address']);

/**
 * Whether a refusal concerns this mail (`rejected`), every mail of the account (`account_refused`), is temporary
 * (`retry`), or leaves the outcome open (`unknown`). Codes: https://resend.com/docs/api-reference/errors
 */
export function classifyRefusal({
  name,
  statusCode: status,
  message,
}: Refusal): Exclude<Outcome['kind'], 'sent'> {
  if (status === null || gatewayStatuses.has(status)) return 'unknown';
  if (accountStatuses.has(status) || accountErrors.has(name)) return 'account_refused';
  // The sender of every mail is MAIL_FROM. Only the error's message names the field.
  if (name === 'validation_error' && /`from` field/.test(message)) return 'account_refused';
  if (name === 'concurrent_idempotent_requests') return 'retry';
  // Without an error name of the provider's, the response is a proxy's, whose status says nothing about the mail.
  if (status < 400 || status === 429 || status >= 500 || name === 'application_error') return 'retry';
  return 'rejected';
}
