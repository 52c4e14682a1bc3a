import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };

/** The API's response if it requires a proof of work, with low difficulty. */
export async function createProofRequest() {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 7,
    deriveKey,
    ...secrets,
  });
  return { success: false, code: 'proof_required', message: 'Please send it again.', challenge };
}

/** Whether `proof` solves one of our challenges. */
export async function isProof(proof: unknown): Promise<boolean> {
  const { challenge, solution }: Payload = JSON.parse(String(proof));
  return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
}
