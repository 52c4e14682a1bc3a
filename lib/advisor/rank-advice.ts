import { type AdvicePriority, advicePriorities, type RankedAdvice, type Reason } from './advice';
import { budgetLimit } from './budget-range';
import { chooseAdvice } from './choose-advice';
import { COUNTED_MONTHS, halfYearCost, offerOf, retainers } from './costs';
import type { BusinessFacts } from './facts';
import { giveReasons, isWeak, repeatReason, supportReasons } from './give-reasons';
import { type Planned, planRemedies } from './plan-remedies';
import type { Rule } from './rule';
import { rules } from './rules';
import { readSituation, type Situation } from './situation';
import { type RuleScore, weigh } from './weigh';

const MAX_HIGH_PRIORITY = 3;
/** An owner who complains is given further items only for a reason, not to fill the list. */
const MIN_ITEMS = 3;
const HIGH_FROM = 5.5;
const MEDIUM_FROM = 3.5;

/**
 * The best three to seven pieces of advice for a business, best first. Pure and deterministic:
 * the same facts give the same answer. No two have the same topic, and an item that exceeds the budget says so.
 */
export function rankAdvice(facts: BusinessFacts): RankedAdvice[] {
  const situation = readSituation(facts);
  const possible = rules.filter(
    (rule: Rule) => rule.applies?.(situation) !== false && !isRefused(rule, situation),
  );
  const plan = planRemedies(situation, new Set(possible.map(({ id }) => id)));
  const standings = possible
    .flatMap((rule) => stand(rule, situation, plan))
    // Array sorting is stable: equals keep the order of the registry.
    .sort((a, b) => placeIn(plan, a) - placeIn(plan, b) || b.rank - a.rank);
  return withinBudget(chooseAdvice(standings, situation), situation);
}

function stand(rule: Rule, situation: Situation, plan: readonly Planned[]): RuleScore[] {
  const planned = plan.find((one) => one.rule === rule.id);
  const standing = weigh(rule, situation, planned);
  if (planned) return [standing];
  return (rule.unasked?.(situation) ?? true) && standing.rank > 0 ? [standing] : [];
}

function placeIn(plan: readonly Planned[], { planned }: RuleScore): number {
  return planned ? plan.indexOf(planned) : plan.length;
}

function isRefused({ id }: Rule, { refuses }: Situation): boolean {
  return refuses.has('retainers') && retainers.some((retainer) => retainer === id);
}

/**
 * Adds up the costs in order. An item that exceeds the budget gets low priority, says so and stands behind what fits, as
 * none stands before one of higher priority.
 */
function withinBudget(chosen: readonly RuleScore[], situation: Situation): RankedAdvice[] {
  const limit = budgetLimit(situation.facts.budget);
  const reasons = giveReasons(chosen);
  const grounded = chosen.flatMap((standing, index) => {
    const own = reasons[index] ?? [];
    const isFiller = standing.planned ? standing.planned.isSpare : own.every(isWeak);
    return index < MIN_ITEMS || situation.complaints.length === 0 || !isFiller
      ? { ...standing, reasons: supportReasons(own.length > 0 ? own : [repeatReason(standing)], standing) }
      : [];
  });
  let spent = 0;
  let highs = 0;
  let before: AdvicePriority = 'high';
  const advised = grounded.map(({ rule, confidence, rank, planned, reasons: own }) => {
    const offer = offerOf(rule, situation);
    const cost = halfYearCost(offer);
    const fits = spent + cost <= limit;
    if (fits) spent += cost;
    const wanted = fits ? choosePriority(planned?.answers ? Math.max(rank, HIGH_FROM) : rank) : 'low';
    const priority = lower(before, wanted === 'high' && highs === MAX_HIGH_PRIORITY ? 'medium' : wanted);
    if (priority === 'high') highs += 1;
    if (fits) before = priority;
    return {
      rule: rule.id,
      type: rule.type,
      priority,
      confidence,
      services: rule.services,
      estimatedValue: offer.price?.dollars ?? 0,
      reasons: [...own, ...(fits ? [] : [overBudget(limit)])],
      values: { ...offer.values, ...(offer.price && { priceDollars: offer.price.dollars }) },
    };
  });
  return advised.sort((a, b) => advicePriorities.indexOf(a.priority) - advicePriorities.indexOf(b.priority));
}

function overBudget(limit: number): Reason {
  return { key: 'over-budget', values: { limitDollars: limit, months: COUNTED_MONTHS } };
}

/** No item is more urgent than one before it. */
function lower(one: AdvicePriority, other: AdvicePriority): AdvicePriority {
  return advicePriorities.indexOf(one) > advicePriorities.indexOf(other) ? one : other;
}

function choosePriority(rank: number): AdvicePriority {
  if (rank >= HIGH_FROM) return 'high';
  return rank >= MEDIUM_FROM ? 'medium' : 'low';
}
