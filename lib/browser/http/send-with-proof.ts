import type { Challenge } from 'altcha-lib';
import { SendError, type SendOptions, send } from './send';

interface ProvingOptions extends SendOptions {
  /** Called if the response will take a second or two longer. */
  onChallenge?: () => void;
}

/**
 * Sends JSON as `send` does. If the server requires a proof of work, solves it and sends again. If the browser can't
 * solve it in time, sends the same as form data, which is accepted without proof but reaches staff later.
 */
export async function sendWithProof<Answer = unknown>(
  path: string,
  body: Record<string, unknown>,
  options: ProvingOptions,
): Promise<Answer> {
  const first = await trySending<Answer>(path, body, options);
  if ('answer' in first) return first.answer;
  options.onChallenge?.();
  const proof = await solve(first.challenge);
  const second = proof === undefined ? first : await trySending<Answer>(path, { ...body, proof }, options);
  return 'answer' in second ? second.answer : send<Answer>(path, asForm(body), options);
}

/** The answer, or the challenge that has to be solved first. */
async function trySending<Answer>(
  path: string,
  body: object,
  options: SendOptions,
): Promise<{ answer: Answer } | { challenge: Challenge }> {
  try {
    return { answer: await send<Answer>(path, body, options) };
  } catch (error) {
    const challenge = error instanceof SendError ? error.challenge : undefined;
    if (!challenge) throw error;
    return { challenge };
  }
}

async function solve(challenge: Challenge): Promise<string | undefined> {
  try {
    const { solveProof } = await import('./solve-proof');
    return await solveProof(challenge);
  } catch (error) {
    console.warn('The proof of work could not be done here:', error);
    return undefined;
  }
}

function asForm(body: Record<string, unknown>): URLSearchParams {
  const filled = Object.entries(body).filter(([, value]) => value !== undefined);
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
}
