import type { AdvicePriority, RankedAdvice, Reason } from './advice';
import { budgetLimit } from './budget-range';
import type { BusinessFacts } from './facts';
import type { Offer } from './rule';
import { rules } from './rules';
import { readSituation, type Situation } from './situation';
import { type Standing, weigh } from './weigh';

const MAX_ITEMS = 7;
const MIN_ITEMS = 5;
/** Items of one type, so that the advice isn't merely a list of services. */
const MAX_PER_TYPE = 3;
const MAX_HIGH_PRIORITY = 3;
/** Below this rank (importance × share of criteria that support it) advice only fills up the minimum number of items. */
const MIN_RANK = 3;
const HIGH_FROM = 5.5;
const MEDIUM_FROM = 3.5;
const MAX_REASONS = 3;
/** Months for which a monthly price is counted: by then its effect can be assessed. */
const MONTHS = 6;

/**
 * The best five to seven pieces of advice for a business, best first; at least three always. Pure and deterministic:
 * the same facts give the same answer. No two have the same topic, and an item that exceeds the budget says so.
 */
export function rankAdvice(facts: BusinessFacts): RankedAdvice[] {
  const situation = readSituation(facts);
  const standings = rules
    .filter((rule) => rule.applies(situation))
    .map((rule) => weigh(rule, situation))
    .filter(({ rank }) => rank > 0)
    // Array sorting is stable: equals keep the order of the registry.
    .sort((a, b) => byComplaint(a, b) || b.rank - a.rank);
  return withinBudget(choose(standings), situation);
}

/** Advice that answers a complaint comes first, in the order in which the owner complained. */
function byComplaint(a: Standing, b: Standing): number {
  return a.complaint === b.complaint ? 0 : a.complaint - b.complaint;
}

function choose(standings: readonly Standing[]): Standing[] {
  const chosen: Standing[] = [];
  for (const standing of standings) {
    const { rule, rank } = standing;
    if (chosen.length === MAX_ITEMS || (chosen.length >= MIN_ITEMS && rank < MIN_RANK)) break;
    const isCovered = chosen.some((other) => other.rule.topic === rule.topic);
    const ofType = chosen.filter((other) => other.rule.type === rule.type).length;
    if (!isCovered && ofType < MAX_PER_TYPE) chosen.push(standing);
  }
  return chosen;
}

/** Adds up the costs in order. An item that exceeds the budget stays, gets low priority and says so. */
function withinBudget(chosen: readonly Standing[], situation: Situation): RankedAdvice[] {
  const limit = budgetLimit(situation.facts.budget);
  let spent = 0;
  let highs = 0;
  return chosen.map(({ rule, confidence, rank, complaint, reasons }) => {
    const offer: Offer = rule.offer?.(situation) ?? { price: null };
    const cost = halfYearCost(offer);
    const fits = spent + cost <= limit;
    if (fits) spent += cost;
    const wanted = fits
      ? choosePriority(Number.isFinite(complaint) ? Math.max(rank, HIGH_FROM) : rank)
      : 'low';
    const priority = wanted === 'high' && highs === MAX_HIGH_PRIORITY ? 'medium' : wanted;
    if (priority === 'high') highs += 1;
    return {
      rule: rule.id,
      type: rule.type,
      priority,
      confidence,
      services: rule.services,
      estimatedValue: offer.price?.dollars ?? 0,
      reasons: [...reasons.slice(0, MAX_REASONS), ...(fits ? [] : [overBudget(limit)])],
      values: { ...offer.values, ...(offer.price && { priceDollars: offer.price.dollars }) },
    };
  });
}

function halfYearCost({ price }: Offer): number {
  if (!price) return 0;
  return price.per === 'month' ? price.dollars * MONTHS : price.dollars;
}

function overBudget(limit: number): Reason {
  return { key: 'over-budget', values: { limitDollars: limit, months: MONTHS } };
}

function choosePriority(rank: number): AdvicePriority {
  if (rank >= HIGH_FROM) return 'high';
  return rank >= MEDIUM_FROM ? 'medium' : 'low';
}
