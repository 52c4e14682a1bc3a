import { AppError } from '@/lib/errors';
import { isDatabaseBusy } from './database-busy';

/** About as long as `http/load-shedding` requests. */
const retryAfterSeconds = 10;

/**
 * Returns the result of `ask`. Throws AppError `unavailable` if the database can't be opened, read or written,
 * `overloaded` if all its connections are in use, and the AppErrors of `ask` itself.
 */
export async function orUnavailable<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw orOverloaded(cause) ?? new AppError('unavailable', { cause });
  }
}

/** AppError `overloaded` if the cause is a busy database; otherwise undefined. */
export function orOverloaded(cause: unknown): AppError | undefined {
  return isDatabaseBusy(cause) ? new AppError('overloaded', { retryAfterSeconds, cause }) : undefined;
}
