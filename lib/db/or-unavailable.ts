import { AppError } from '@/lib/errors';
import { isDatabaseBusy } from './database-busy';

/** Seconds; about as long as `http/overload` asks for. */
const retryAfterSeconds = 10;

/**
 * The result of `ask`. Throws AppError `unavailable` when the database can't be opened, read or written, `overloaded` when
 * all its connections are in use, and AppErrors of `ask` itself.
 */
export async function orUnavailable<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw orOverloaded(cause) ?? new AppError('unavailable', { cause });
  }
}

/** AppError `overloaded` for an error that says that the database is busy. */
export function orOverloaded(cause: unknown): AppError | undefined {
  return isDatabaseBusy(cause) ? new AppError('overloaded', { retryAfterSeconds, cause }) : undefined;
}
