const firstWaitMs = 5000;
const longestWaitMs = 60 * 60 * 1000;

/**
 * Milliseconds to wait after the given number of tries: 5 s, 10 s, 20 s … up to an hour, each shortened by up
 * to half at random, so that mails that failed together don't all come back together. `random` is in [0, 1).
 */
export function backOffMs(attempts: number, random: number): number {
  const full = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
  return Math.round(full * (1 - random / 2));
}
