import type { Reason } from './advice';
import type { Planned } from './plan-remedies';
import type { Rule } from './rule';
import type { Situation } from './situation';

/** Percent: without a conversation nothing is certain. */
const MAX_CONFIDENCE = 95;

/** Share of its criteria that a complaint counts for a step that only follows the answer to it. */
const FOLLOWS = 0.5;

export interface RuleScore {
  rule: Rule;
  /** 0 to 95, see `weigh`. */
  confidence: number;
  /** 0 to 10: importance × the share of criteria that support it. */
  rank: number;
  /** Its place in the plan that the complaints ask for; absent if no complaint asks for it. */
  planned?: Planned;
  /** By descending weight. */
  reasons: Reason[];
}

/**
 * confidence = 100 × (weights for − weights against) ÷ all weights that could count for it. An unknown fact counts for
 * nothing, so more answers raise the confidence. A complaint that the rule answers counts as much as all its criteria
 * together, one that it only follows, or that is doubtful, half as much.
 */
export function weigh(rule: Rule, situation: Situation, planned?: Planned): RuleScore {
  const verdicts = rule.criteria.map(({ weight, judge }) => ({ weight, verdict: judge(situation) }));
  const all = rule.criteria.reduce((sum, { weight, objects }) => sum + (objects ? 0 : weight), 0);
  let balance = 0;
  const quotable: { weight: number; reason: Reason }[] = [];
  for (const { weight, verdict } of verdicts) {
    if (verdict.speaks === 'against') balance -= weight;
    if (verdict.speaks !== 'for') continue;
    const counted = weight * verdict.strength;
    balance += counted;
    if (verdict.reason) quotable.push({ weight: counted, reason: verdict.reason });
  }
  const isSure = planned?.answers && !planned.answers.isDoubtful && !planned.answers.isGuess;
  const asked = planned ? (isSure ? all : all * FOLLOWS) : 0;
  const share = Math.max(0, (balance + asked) / (all + asked));
  return {
    rule,
    planned,
    confidence: Math.min(MAX_CONFIDENCE, Math.round(share * 100)),
    rank: rule.importance * share,
    reasons: quotable.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason),
  };
}
