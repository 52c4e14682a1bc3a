import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { minuteMs } from '@/lib/durations';
import { sessionSecret } from '@/lib/http/session-secret';

/** Enough for a slow phone with an interruption. Ids of used solutions are stored this long. */
const challengeLifeMs = 20 * minuteMs;
/**
 * Rounds of PBKDF2 per try: each challenge costs the server a millisecond. With fewer rounds, the overhead of the
 * browser's calls would dominate.
 */
const roundsPerTry = 4000;
/** Tries until the solution: with 0.4 to 1.2 million rounds, about a second on a phone. */
const tries = { min: 100, max: 300 };

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(roundsPerTry),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.number(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({
    counter: z.number().int().nonnegative().max(tries.max),
    derivedKey: z.string().max(64),
  }),
});

/** A signed task for a browser, valid for twenty minutes. Throws if the secret can't be read. */
export async function createProofChallenge(now: number): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundsPerTry,
    counter: randomInt(tries.min, tries.max + 1),
    deriveKey,
    expiresAt: Math.ceil((now + challengeLifeMs) / 1000),
    ...(await secrets()),
  });
}

/**
 * The id of a correct solution and when it expires; undefined if it is malformed, wrong, forged or expired. Costs two
 * signature checks. `proof`: challenge and solution as JSON. Whether it was used before is recorded in the database.
 */
export async function verifyProof(
  proof: string,
  now: number,
): Promise<{ id: string; expiresAt: number } | undefined> {
  const payload = payloadSchema.safeParse(parseJson(proof));
  if (!payload.success) return undefined;
  const { challenge, solution } = payload.data;
  const expiresAt = challenge.parameters.expiresAt * 1000;
  if (expiresAt < now) return undefined;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
  return verified ? { id: `proof:${challenge.parameters.nonce}`, expiresAt } : undefined;
}

async function secrets() {
  const secret = await sessionSecret();
  const secretFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  return {
    hmacSignatureSecret: secretFor('proof-challenge'),
    hmacKeySignatureSecret: secretFor('proof-key'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
