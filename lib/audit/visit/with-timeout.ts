/** The answer, or null when the time is up; the work itself continues, and the cache of visits keeps its result. */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  timeoutMs: number,
): Promise<Answer | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), timeoutMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    // A later rejection must not be unhandled.
    answer.catch(() => undefined);
  }
}
