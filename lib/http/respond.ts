import 'server-only';
import { orOverloaded } from '@/lib/db/or-unavailable';
import { AppError, type ErrorCode } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import { apiHeaders } from './api-headers';
import { errorWords } from './error-words';

const statusByCode = {
  bad_json: 400,
  bad_form: 400,
  cross_site: 403,
  not_found: 404,
  place_not_found: 404,
  method_not_allowed: 405,
  profile_required: 409,
  too_large: 413,
  unsupported_type: 415,
  validation_failed: 422,
  invalid_url: 422,
  url_not_allowed: 422,
  dns_failed: 422,
  connect_failed: 422,
  tls_error: 422,
  tls_incomplete: 422,
  tls_failed: 422,
  too_many_redirects: 422,
  unsupported_encoding: 422,
  not_html: 422,
  proof_required: 428,
  rate_limited: 429,
  too_busy: 429,
  internal: 500,
  bad_response: 502,
  http_no_status: 502,
  http_long_head: 502,
  http_two_lengths: 502,
  http_bad_chunks: 502,
  upstream_failed: 502,
  report_not_stored: 503,
  overloaded: 503,
  parser_busy: 503,
  not_printed: 503,
  unavailable: 503,
  timeout: 504,
  upstream_timeout: 504,
} as const satisfies Record<ErrorCode, number>;

export function json(body: object, status = 200): Response {
  return Response.json(body, { status, headers: apiHeaders });
}

/** An empty response: accepted (202) or ignored (204). */
export function noBody(status: 202 | 204, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...apiHeaders, ...headers } });
}

/** Redirects a browser that posted a form to a page, which it requests with GET. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...apiHeaders, Location: path } });
}

/** The response for every failure, with further `headers`. */
export async function failure(error: AppError, locale: Locale, headers: HeadersInit = {}): Promise<Response> {
  const response = json(await failureBody(error, locale), statusByCode[error.code]);
  response.headers.set('Content-Language', locale);
  if (error.retryAfterSeconds) response.headers.set('Retry-After', String(error.retryAfterSeconds));
  for (const [name, value] of new Headers(headers)) response.headers.set(name, value);
  return response;
}

/** The body of a failure, also used within other responses. */
export async function failureBody(error: AppError, locale: Locale) {
  const words = await errorWords(locale);
  const message = words.forCode(error.code);
  return {
    success: false,
    code: error.code,
    message: error.isLeadStored ? `${message} ${words.forStoredLead()}` : message,
    ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
    ...(error.suggestions && { suggestions: error.suggestions }),
    ...(error.challenge && { challenge: error.challenge }),
  } as const;
}

/** Converts anything a handler throws to an AppError. Internal errors are logged in full; the caller gets only the code. */
export function asAppError(error: unknown, request: Request): AppError {
  const known =
    error instanceof AppError ? error : (orOverloaded(error) ?? new AppError('internal', { cause: error }));
  if (statusByCode[known.code] >= 500) {
    log.error(
      `${request.method} ${new URL(request.url).pathname} failed: ${known.code}`,
      known.cause ?? known,
    );
  }
  return known;
}
