import { type ActionId, actionRules } from './action-rules';
import { annualNewCustomerRevenue, returnOnInvestmentPercent, type Uplift, upliftRevenue } from './estimate';
import type { GrowthFacts } from './facts';
import { benchmarks } from './industry-benchmarks';
import { computeStanding, type MarketComparison } from './market-comparison';
import { type OpportunityId, opportunityRules } from './opportunity-rules';
import { firstYear } from './our-prices';
import { computePerformance, type Performance } from './performance';
import { type RecommendationId, recommendationRules } from './recommendation-rules';
import { type Level, levels, type Priority, priorities } from './result';
import {
  type ActionRule,
  actionStages,
  type Case,
  type OpportunityRule,
  type RecommendationRule,
} from './rule';
import { seasonAhead } from './season';
import { sumRevenue } from './sum-revenue';

type Advised<Rule extends { advise: (facts: Case) => object | null }, Id> = NonNullable<
  ReturnType<Rule['advise']>
> & { id: Id };

export type AdvisedRecommendation = Advised<RecommendationRule, RecommendationId> & {
  estimatedRevenue: number | null;
};
export type AdvisedAction = Advised<ActionRule, ActionId>;
export type AdvisedOpportunity = Advised<OpportunityRule, OpportunityId> & {
  potentialRevenue: number;
  investment: number | null;
  roi: number | null;
};

/** The advice that follows from the facts: ids and figures, without words. */
export interface GrowthAdvice {
  standing: MarketComparison;
  performance: Performance;
  growthPotential: number | null;
  recommendations: AdvisedRecommendation[];
  actions: AdvisedAction[];
  opportunities: AdvisedOpportunity[];
}

/** Where everything is of high priority, nothing is. */
const MAX_HIGH = 3;

/** Applies all rules to the facts. Pure: the same facts give the same advice. */
export function advise(facts: GrowthFacts): GrowthAdvice {
  const standing = computeStanding(facts);
  const known: Case = { ...facts, standing, season: seasonAhead(facts.category, facts.month) };
  const recommendations = recommend(known);
  return {
    standing,
    performance: computePerformance(facts, standing),
    growthPotential: computePotential(known, recommendations),
    recommendations,
    actions: act(known),
    opportunities: invest(known),
  };
}

/**
 * Recommendations with the greatest effect in dollars first, among equals the least work; one without an estimate stands
 * among those of its impact. None is called of more impact than the one before it.
 */
function recommend(known: Case): AdvisedRecommendation[] {
  const benchmark = benchmarks[known.category];
  const advised = recommendationRules.flatMap(({ id, advise: ask }): AdvisedRecommendation[] => {
    const advice = ask(known);
    if (!advice) return [];
    const estimatedRevenue = advice.uplift && upliftRevenue(benchmark, advice.uplift);
    return [{ ...advice, id, estimatedRevenue }];
  });
  const ordered = advised
    .filter(({ uplift }) => uplift)
    .sort(
      (a, b) =>
        yearly(b.uplift) - yearly(a.uplift) ||
        levels.indexOf(a.impact) - levels.indexOf(b.impact) ||
        levels.indexOf(b.effort) - levels.indexOf(a.effort),
    );
  let most: Level = 'high';
  const levelled = ordered.map((one) => {
    if (levels.indexOf(one.impact) > levels.indexOf(most)) most = one.impact;
    return { ...one, impact: most };
  });
  for (const one of advised.filter(({ uplift }) => !uplift)) {
    const lesser = levelled.findIndex(({ impact }) => levels.indexOf(impact) > levels.indexOf(one.impact));
    levelled.splice(lesser < 0 ? levelled.length : lesser, 0, one);
  }
  return levelled;
}

/** Actions by stage, in each the most urgent first; none is more urgent than the one before it. */
function act(known: Case): AdvisedAction[] {
  const advised = actionRules.flatMap(({ id, advise: ask }): AdvisedAction[] => {
    const advice = ask(known);
    return advice ? [{ ...advice, id }] : [];
  });
  const ordered = advised.sort(
    (a, b) =>
      actionStages.indexOf(a.stage) - actionStages.indexOf(b.stage) ||
      priorities.indexOf(a.priority) - priorities.indexOf(b.priority),
  );
  let most: Priority = 'urgent';
  let highs = 0;
  return ordered.map((action) => {
    if (most === 'high' && highs === MAX_HIGH) most = 'medium';
    if (priorities.indexOf(action.priority) > priorities.indexOf(most)) most = action.priority;
    if (most === 'high') highs += 1;
    return { ...action, priority: most };
  });
}

/** Investments with the best return first, without those that make no profit in the first year. */
function invest(known: Case): AdvisedOpportunity[] {
  const benchmark = benchmarks[known.category];
  const advised = opportunityRules.flatMap(({ id, advise: ask }): AdvisedOpportunity[] => {
    const advice = ask(known);
    if (!advice) return [];
    const potentialRevenue = upliftRevenue(benchmark, advice.uplift);
    const investment = advice.cost && firstYear(advice.cost);
    const roi = investment && returnOnInvestmentPercent(investment, potentialRevenue, benchmark);
    return roi !== null && roi < 0 ? [] : [{ ...advice, id, potentialRevenue, investment, roi }];
  });
  return advised.sort((a, b) => (b.roi ?? -1) - (a.roi ?? -1));
}

/** The sum of the estimates, in percent of the annual revenue from new customers. */
function computePotential(
  { category }: Case,
  recommendations: readonly AdvisedRecommendation[],
): number | null {
  const { total } = sumRevenue(recommendations);
  return total === null ? null : Math.round((total / annualNewCustomerRevenue(benchmarks[category])) * 100);
}

function yearly(uplift: Uplift | null): number {
  return uplift ? uplift.percent * uplift.months : 0;
}
