import type { Reason } from './advice';
import type { Rule } from './rule';
import type { Situation } from './situation';

/** Percent: without a conversation nothing is certain. */
const MAX_CONFIDENCE = 95;

export interface Standing {
  rule: Rule;
  /** 0 to 95, see `weigh`. */
  confidence: number;
  /** 0 to 10: importance × the share of criteria that support it. */
  rank: number;
  /** Index of the complaint that it answers, among all complaints; Infinity if it answers none. */
  complaint: number;
  /** By descending weight. */
  reasons: Reason[];
}

/**
 * confidence = 100 × (weights for − weights against) ÷ all weights that could count for it. An unknown fact counts for
 * nothing, so more answers raise the confidence. A complaint that the rule answers counts as much as all its criteria
 * together.
 */
export function weigh(rule: Rule, situation: Situation): Standing {
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
  const index = situation.complaints.findIndex(({ kind }) => rule.answers?.includes(kind));
  const complaint = situation.complaints[index];
  const share = Math.max(0, complaint ? (balance + all) / (2 * all) : balance / all);
  const reasons = quotable.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  return {
    rule,
    complaint: complaint ? index : Number.POSITIVE_INFINITY,
    confidence: Math.min(MAX_CONFIDENCE, Math.round(share * 100)),
    rank: rule.importance * share,
    reasons: complaint ? quotedFirst(complaint.words, reasons) : reasons,
  };
}

/** The reasons, with the quoted complaint once and first. */
function quotedFirst(words: string, reasons: readonly Reason[]): Reason[] {
  return [{ key: 'pain', values: { words } }, ...reasons.filter(({ key }) => key !== 'pain')];
}
