/** Why a web address given by a visitor couldn't be read. */
export const fetchFailures = [
  'invalid_url',
  'url_not_allowed',
  'dns_failed',
  'connect_failed',
  'tls_error',
  'tls_incomplete',
  'tls_failed',
  'timeout',
  'too_many_redirects',
  'unsupported_encoding',
  'not_html',
  'bad_response',
  // The server breaks a rule of HTTP in a way that browsers don't forgive, either.
  'http_no_status',
  'http_long_head',
  'http_two_lengths',
  'http_bad_chunks',
  // Not the website's fault: our parser was busy.
  'parser_busy',
] as const;

export type FetchFailure = (typeof fetchFailures)[number];

/**
 * The closed list of reasons why a call can fail. Domains throw an AppError with one of them;
 * `lib/http/respond.ts` maps them to a status and `messages/<locale>/errors.json` to a sentence.
 */
export const errorCodes = [
  'bad_json',
  'bad_form',
  'cross_site',
  'not_found',
  'place_not_found',
  'method_not_allowed',
  'profile_required',
  'too_large',
  'unsupported_type',
  'validation_failed',
  'rate_limited',
  'proof_required',
  // About a website that a visitor asked us to read.
  ...fetchFailures,
  'too_busy',
  'report_not_stored',
  'not_printed',
  'upstream_failed',
  'upstream_timeout',
  // More requests than the process can handle; usually lib/http/load-shedding refuses them before a route is called.
  'overloaded',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Field name → sentences, in the reader's language. */
export type FieldErrors = Record<string, string[]>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors?: FieldErrors;
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds?: number;
  /** Alternative inputs to suggest. */
  readonly suggestions?: string[];
  /** Whether the visitor's enquiry is stored although the call failed; the response says so. */
  readonly isLeadStored: boolean;
  /** The proof of work that the caller has to solve first. */
  readonly challenge?: object;

  constructor(
    code: ErrorCode,
    options: {
      fieldErrors?: FieldErrors;
      retryAfterSeconds?: number;
      suggestions?: string[];
      isLeadStored?: boolean;
      challenge?: object;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fieldErrors = options.fieldErrors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.suggestions = options.suggestions;
    this.isLeadStored = options.isLeadStored ?? false;
    this.challenge = options.challenge;
  }
}
