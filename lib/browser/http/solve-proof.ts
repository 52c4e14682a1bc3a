import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A phone from 2015 needs about ten seconds. */
const timeoutMs = 30_000;

/**
 * Challenge and solution as JSON; undefined after a time-out. The browser derives keys off the main thread, so that the
 * page stays responsive without a worker. Throws without Web Crypto, that is on http other than localhost.
 */
export async function solveProof(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  return solution ? JSON.stringify({ challenge, solution }) : undefined;
}
