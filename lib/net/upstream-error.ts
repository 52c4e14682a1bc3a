import { AppError } from '@/lib/errors';

/** A provider that failed. The cause names its host and never its address, which may carry a key. */
export class UpstreamError extends AppError {
  /** What the provider answered, where it did. */
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

/** One line for the log; an error that is not a provider's is a fault of ours and is shown whole. */
export function describeFailure(error: unknown): unknown {
  const reason = error instanceof UpstreamError ? error.cause : undefined;
  return reason instanceof Error ? reason.message : error;
}
