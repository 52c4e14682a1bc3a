import type { FieldErrors } from '@/lib/errors';
import { SendError } from './send';

/** What a visitor is told of a failed request. */
export interface Failure {
  /** The answer's sentence; undefined if there was no answer of ours. */
  sentence?: string;
  fieldErrors: FieldErrors;
  /** Code of the answer. */
  code?: string;
}

/** Reads the answer from an error, which is a SendError or has one as its cause. */
export function readFailure(error: unknown): Failure {
  const cause = error instanceof Error && error.cause instanceof SendError ? error.cause : error;
  if (!(cause instanceof SendError)) return { fieldErrors: {} };
  const { visitorMessage, fieldErrors, code } = cause;
  return { sentence: visitorMessage || undefined, fieldErrors, code };
}
