import { AppError } from '@/lib/errors';

/** What the database answers. Throws AppError `unavailable` when it can't be opened, read or written. */
export async function orUnavailable<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
