import { SendError, type SendOptions, send } from './send';

interface ProvingOptions extends SendOptions {
  /** Called if the response will take a second or two longer. */
  onChallenge?: () => void;
}

/**
 * Sends JSON as `send` does. If the server requires a proof of work, solves it and sends again. If the browser can't
 * solve it in time, sends the same as form data, which is accepted without proof but reaches staff later.
 */
export async function sendWithProof(
  path: string,
  body: Record<string, unknown>,
  options: ProvingOptions,
): Promise<Response> {
  const first = await trySending(path, body, options);
  if (first instanceof Response) return first;
  options.onChallenge?.();
  const proof = await solve(first);
  const second = proof === undefined ? first : await trySending(path, { ...body, proof }, options);
  return second instanceof Response ? second : send(path, asForm(body), options);
}

/** The response, or the challenge that has to be solved first. */
async function trySending(path: string, body: object, options: SendOptions) {
  try {
    return await send(path, body, options);
  } catch (error) {
    const challenge = error instanceof SendError ? error.challenge : undefined;
    if (!challenge) throw error;
    return challenge;
  }
}

async function solve(challenge: NonNullable<SendError['challenge']>): Promise<string | undefined> {
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
