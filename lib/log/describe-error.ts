import 'server-only';
import { mask } from './mask';

export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
}

/** Maximum depth of nested causes, and maximum number of errors of an AggregateError. */
const MAX_CAUSES = 5;

/**
 * The parts of an error that may be logged. Other properties are omitted: those of a database error may contain values of
 * a row, those of a provider's error the mail.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  const { name, message, code, stack, cause, errors } = readParts(error);
  const parts = Array.isArray(errors) ? errors.slice(0, MAX_CAUSES) : [];
  const goesOn = depth < MAX_CAUSES;
  return {
    type: typeof name === 'string' ? name : typeof error,
    message: mask(typeof message === 'string' ? message : String(error)),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(typeof stack === 'string' && { stack: mask(stack) }),
    ...(goesOn && cause !== undefined && { cause: describeError(cause, depth + 1) }),
    ...(goesOn && parts.length > 0 && { errors: parts.map((part) => describeError(part, depth + 1)) }),
  };
}

type Parts = Partial<Record<'name' | 'message' | 'code' | 'stack' | 'cause' | 'errors', unknown>>;

function readParts(error: unknown): Parts {
  return typeof error === 'object' && error !== null ? error : {};
}
