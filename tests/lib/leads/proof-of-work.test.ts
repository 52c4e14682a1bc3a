import '@/tests/support/route-environment';
import { rmSync } from 'node:fs';
import { solveProof } from '@/lib/browser/http/solve-proof';
import { env } from '@/lib/config/env';
import { createProofChallenge, verifyProof } from '@/lib/leads/proof-of-work';

afterAll(() => rmSync(env.DATA_DIR, { recursive: true }));

describe('a proof of work', () => {
  it('is solved by the browser’s code and accepted by the server’s', async () => {
    const now = Date.now();
    const challenge = await createProofChallenge(now);
    const proof = (await solveProof(challenge)) ?? '';
    await expect(verifyProof(proof, now)).resolves.toEqual({
      id: `proof:${challenge.parameters.nonce}`,
      expiresAt: (challenge.parameters.expiresAt ?? 0) * 1000,
    });
  });

  it('is not accepted when it is made easier, guessed, too old or unreadable', async () => {
    const now = Date.now();
    const challenge = await createProofChallenge(now);
    const proof = (await solveProof(challenge)) ?? '';
    const { solution } = JSON.parse(proof);
    const withParameters = (change: object) =>
      JSON.stringify({
        challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
        solution,
      });
    const later = now + 21 * 60_000;
    for (const [given, at] of [
      [withParameters({ keyPrefix: '00' }), now],
      [withParameters({ cost: 1 }), now],
      [withParameters({ expiresAt: Math.ceil(later / 1000) + 60 }), later],
      [JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }), now],
      [proof, later],
      ['{', now],
      ['{"challenge":1}', now],
    ] as const) {
      await expect(verifyProof(given, at)).resolves.toBeUndefined();
    }
  });
});
