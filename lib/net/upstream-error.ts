import { AppError } from '@/lib/errors';

/** A provider's failure. The cause contains its host and never its address, which may contain a key. */
export class UpstreamError extends AppError {
  /** The provider's status, if it answered. */
  readonly status?: number;

  constructor(
    code: 'upstream_failed' | 'upstream_timeout',
    options: { reason: string; status?: number; cause?: unknown },
  ) {
    super(code, { cause: new Error(options.reason, { cause: options.cause }) });
    this.name = 'UpstreamError';
    this.status = options.status;
  }
}

/** The log entry for a failure: one line for a provider's error, the whole error otherwise. */
export function describeFailure(error: unknown): unknown {
  const reason = error instanceof UpstreamError ? error.cause : undefined;
  return reason instanceof Error ? reason.message : error;
}
