import type { Suspicion } from './judge-spam';
import type { HoldReason, LeadRoute } from './tables';

/**
 * State of the proof of work: `calm` if none was required, `unproven` if one was and the sender runs no script.
 */
export type ProofOfWorkState = 'calm' | 'proven' | 'unproven';

export interface RoutingFacts {
  suspicion: Suspicion;
  proof: ProofOfWorkState;
  /** Id of the earlier lead with the same text, if any. */
  repeatOf: string | undefined;
  isMailboxBusy: boolean;
  isBudgetSpent: boolean;
}

/** Decides how staff are notified of a lead. All routes reach them; they differ in delay and number of mails. */
export function routeLead(facts: RoutingFacts): { route: LeadRoute; reason: HoldReason | null } {
  if (facts.suspicion === 'certain') return { route: 'digest', reason: 'spam' };
  const reason = holdReason(facts);
  return { route: reason ? 'bundle' : 'own', reason };
}

function holdReason(facts: RoutingFacts): HoldReason | null {
  if (facts.repeatOf) return 'same_text';
  if (facts.proof === 'unproven') return 'unproven';
  if (facts.isMailboxBusy) return 'busy_mailbox';
  return facts.isBudgetSpent ? 'budget' : null;
}
