/** Why an address that a visitor chose could not be read. */
const fetchFailures = [
  'invalid_url',
  'url_not_allowed',
  'dns_failed',
  'connect_failed',
  'tls_error',
  'tls_failed',
  'timeout',
  'too_many_redirects',
  'unsupported_encoding',
  'not_html',
  'bad_response',
  // Not the website's doing: we couldn't read what it sent.
  'parser_busy',
] as const;

export type FetchFailure = (typeof fetchFailures)[number];

/** What is wrong with a certificate; the code is `tls_error` then, and `tls_failed` where it came to none. */
export type TlsFault = 'expired' | 'self_signed' | 'wrong_host' | 'untrusted';

export class FetchError extends Error {
  readonly code: FetchFailure;
  readonly tlsFault?: TlsFault;
  /** No connection came about: of a `timeout`, that the server never answered at that port. */
  readonly isUnconnected: boolean;

  /** The message never names an address or quotes an answer: it may reach a log. */
  constructor(
    code: FetchFailure,
    options: { tlsFault?: TlsFault; isUnconnected?: boolean; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'FetchError';
    this.code = code;
    this.tlsFault = options.tlsFault;
    this.isUnconnected = options.isUnconnected ?? false;
  }
}
