import type { FetchFailure } from '../errors';

/** What is wrong with a certificate; the code is `tls_error` then, and `tls_failed` where none was received. */
export type TlsFault = 'expired' | 'self_signed' | 'wrong_host' | 'untrusted';

export class FetchError extends Error {
  readonly code: FetchFailure;
  readonly tlsFault?: TlsFault;
  /** No connection was established: for a `timeout`, the server never answered at that port. */
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
