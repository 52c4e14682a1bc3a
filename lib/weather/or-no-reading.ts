import { AppError, type ErrorCode } from '@/lib/errors';

/** The response without a reading, so that callers can show sample data marked as such. */
const noReading = { summary: null, source: null, suggestions: [] };

const meansNoReading: readonly ErrorCode[] = ['upstream_failed', 'upstream_timeout', 'place_not_found'];

/**
 * For callers that can do without the weather: returns an empty response instead of an error of the weather service,
 * which browsers would log to the console. Other errors are thrown.
 */
export async function orNoReading<Reading>(answer: Promise<Reading>): Promise<Reading | typeof noReading> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppError && meansNoReading.includes(error.code)) return noReading;
    throw error;
  }
}
