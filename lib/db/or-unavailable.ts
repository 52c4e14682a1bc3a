import { AppError } from '@/lib/errors';

/** The result of `ask`. Throws AppError `unavailable` when the database can't be opened, read or written, and AppErrors of `ask` itself. */
export async function orUnavailable<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', { cause });
  }
}
