import 'server-only';
import type { Kysely } from 'kysely';
import { database } from '@/lib/db/database';
import type { Tables } from '@/lib/db/tables';
import { AppError } from '@/lib/errors';
import { clientNetwork } from '@/lib/http/client-ip';
import { log } from '@/lib/log/log';
import { type LeadLimits, leadLimits } from './limits';
import { createProofChallenge, verifyProof } from './proof-of-work';
import type { ProofOfWorkState } from './route-lead';
import { claimId, isUnderAttack } from './routing-store';

export interface Sender {
  /** `form`: form data from a browser without script, which can't solve a challenge. */
  sentBy: 'script' | 'form';
  proof?: string;
  clientIp?: string;
}

interface Dependencies {
  db?: Kysely<Tables>;
  now?: number;
  limits?: LeadLimits;
}

/**
 * Requires a proof of work from scripts while the site, or the client's network, gets too many leads. Throws
 * `proof_required` with a challenge unless there is a valid, unused proof. A form is never refused. If the database
 * fails, every request passes: losing an enquiry is worse than accepting one too many.
 */
export async function requireProof(
  sender: Sender,
  dependencies: Dependencies = {},
): Promise<ProofOfWorkState> {
  const { now = Date.now(), limits = leadLimits } = dependencies;
  try {
    const db = dependencies.db ?? database();
    const network = sender.clientIp ? clientNetwork(sender.clientIp) : null;
    if (!(await isUnderAttack(db, { clientNetwork: network, now, limits }))) return 'calm';
    if (sender.sentBy === 'form') return 'unproven';
    const proof = sender.proof ? await verifyProof(sender.proof, now) : undefined;
    if (proof && (await claimId(db, proof))) return 'proven';
    throw new AppError('proof_required', { challenge: await createProofChallenge(now) });
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error('The need of a proof of work could not be found out, so the request passes:', error);
    return 'calm';
  }
}
