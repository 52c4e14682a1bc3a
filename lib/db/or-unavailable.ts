import { AppError } from '@/lib/errors';

/** What the database answers. Throws AppError `unavailable` when it can't be opened, read or written, and what `ask` found out. */
export async function orUnavailable<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', { cause });
  }
}
