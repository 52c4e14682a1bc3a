import type { Reason } from './advice';
import type { Rule } from './rule';
import type { Situation } from './situation';

/** Nobody who has not spoken with an owner is certain. */
const CERTAIN = 95;

export interface Standing {
  rule: Rule;
  /** 0 to 95, see `weigh`. */
  confidence: number;
  /** 0 to 10: importance × the share that speaks for it. */
  rank: number;
  /** The weightiest first. */
  reasons: Reason[];
}

/**
 * confidence = 100 × (weights that speak for it − weights that speak against it) ÷ all weights that could
 * speak for it. What is unknown speaks for nothing, so an owner who answers more gets surer advice.
 */
export function weigh(rule: Rule, situation: Situation): Standing {
  const heard = rule.criteria.map(({ weight, judge }) => ({ weight, verdict: judge(situation) }));
  const all = rule.criteria.reduce((sum, { weight, objects }) => sum + (objects ? 0 : weight), 0);
  let balance = 0;
  const quotable: { weight: number; reason: Reason }[] = [];
  for (const { weight, verdict } of heard) {
    if (verdict.speaks === 'against') balance -= weight;
    if (verdict.speaks !== 'for') continue;
    const counted = weight * verdict.strength;
    balance += counted;
    if (verdict.reason) quotable.push({ weight: counted, reason: verdict.reason });
  }
  const share = Math.max(0, balance / all);
  return {
    rule,
    confidence: Math.min(CERTAIN, Math.round(share * 100)),
    rank: rule.importance * share,
    reasons: quotable.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason),
  };
}
