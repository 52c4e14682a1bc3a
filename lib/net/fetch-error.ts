/** Why an address that a visitor chose could not be read. */
const fetchFailures = [
  'invalid_url',
  'url_not_allowed',
  'dns_failed',
  'connect_failed',
  'tls_error',
  'timeout',
  'too_many_redirects',
  'unsupported_encoding',
  'not_html',
  'bad_response',
] as const;

export type FetchFailure = (typeof fetchFailures)[number];

/** What is wrong with a certificate or handshake. */
export type TlsFault = 'expired' | 'self_signed' | 'wrong_host' | 'untrusted' | 'handshake';

export class FetchError extends Error {
  readonly code: FetchFailure;
  readonly tlsFault?: TlsFault;

  /** The message never names an address or quotes an answer: it may reach a log. */
  constructor(code: FetchFailure, options: { tlsFault?: TlsFault; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'FetchError';
    this.code = code;
    this.tlsFault = options.tlsFault;
  }
}
