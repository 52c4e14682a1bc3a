import { APICallError } from 'ai';
import { RefusedAnswer } from './refused-answer';

/** One line for the log. The library's own messages and causes contain the prompt, the answer and the endpoint's address. */
export function describeModelFailure(error: unknown): string {
  if (error instanceof RefusedAnswer) return error.message;
  if (APICallError.isInstance(error)) {
    return error.statusCode ? `answered ${error.statusCode}` : 'could not be reached';
  }
  return error instanceof Error ? error.name : 'failed';
}
