import { AppError, type ErrorCode } from '@/lib/errors';

/** Nothing is made up: a caller that shows something of its own then sees that it is not a reading. */
const noReading = { summary: null, source: null, suggestions: [] };

const meansNoReading: readonly ErrorCode[] = ['upstream_failed', 'upstream_timeout', 'place_not_found'];

/**
 * For callers to whom the weather is a garnish: that nobody knows it is an answer, not an error, which every
 * browser would log to its console. Other errors stay errors.
 */
export async function orNoReading<Reading>(answer: Promise<Reading>): Promise<Reading | typeof noReading> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && meansNoReading.includes(error.code)) return noReading;
    throw error;
  }
}
