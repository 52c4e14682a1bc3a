import type { FetchFailure } from '../errors';

/** The fault of a certificate. The error's code is then `tls_error`; it is `tls_failed` if no certificate was received. */
export type TlsFault = 'expired' | 'self_signed' | 'wrong_host' | 'untrusted';

export class FetchError extends Error {
  readonly code: FetchFailure;
  readonly tlsFault?: TlsFault;
  /** No connection was established; a `timeout` then means that the port never answered. */
  readonly isUnconnected: boolean;

  /** The message contains neither the address nor the answer, because it may be logged. */
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
