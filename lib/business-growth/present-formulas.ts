import 'server-only';
import type { AdviceWords } from './advice-words';
import type { AdvisedOpportunity, GrowthAdvice } from './advise';
import type { GrowthCategory } from './categories';
import { annualNewCustomerRevenue, grossProfit, type Uplift, upliftRevenue } from './estimate';
import type { GrowthFacts } from './facts';
import { benchmarks } from './industry-benchmarks';
import {
  COMPETITOR_PERCENTILE,
  countTooFewRivals,
  FEWEST_RIVALS,
  LEADER_PERCENTILE,
  PRIOR_REVIEWS,
} from './market-comparison';
import type { Formula, SourcedFigure } from './result';
import type { Cost } from './rule';
import { sumRevenue } from './sum-revenue';
import { metricWeights } from './website-score';

/** The formula of every computed figure. */
export function presentFormulas(facts: GrowthFacts, advice: GrowthAdvice, words: AdviceWords): Formula[] {
  const { category } = facts;
  return [
    ...figureFormulas(facts, advice, words),
    ...advice.recommendations.map(({ id, uplift }) => ({
      figure: `recommendations.${id}`,
      isEstimate: uplift !== null,
      text: uplift ? sayUplift(uplift, category, words) : words.say('formulas.notEstimated'),
    })),
    ...advice.opportunities.map((opportunity) => ({
      figure: `growthOpportunities.${opportunity.id}`,
      isEstimate: true,
      text: [sayUplift(opportunity.uplift, category, words), sayReturn(opportunity, category, words)].join(
        ' ',
      ),
    })),
  ];
}

function figureFormulas(facts: GrowthFacts, advice: GrowthAdvice, words: AdviceWords): Formula[] {
  const { say, price, percent, stars } = words;
  const { standing, performance, recommendations, growthPotential } = advice;
  const { market, percentile, basis } = standing;
  const { total, known, of } = sumRevenue(recommendations);
  const computed = (figure: SourcedFigure, text: string, isEstimate = false) => ({
    figure,
    text,
    isEstimate,
  });
  const formulas: (Formula | false)[] = [
    basis === 'rivals' &&
      computed(
        'marketPosition',
        say('formulas.positionByRivals', {
          leader: percent(LEADER_PERCENTILE),
          competitor: percent(COMPETITOR_PERCENTILE),
        }),
      ),
    basis === 'rating' &&
      computed(
        'marketPosition',
        say('formulas.positionByRating', {
          count: countTooFewRivals(facts),
          suburb: facts.suburb,
          fewest: FEWEST_RIVALS,
        }),
      ),
    total !== null &&
      growthPotential !== null &&
      computed(
        'growthPotential',
        say('formulas.growthPotential', {
          total: price(total),
          base: price(annualNewCustomerRevenue(benchmarks[facts.category])),
          result: percent(growthPotential),
        }),
        true,
      ),
    total !== null && computed('estimatedRevenue', say('formulas.estimatedRevenue', { known, of }), true),
    facts.rating !== null &&
      computed(
        'customerSatisfactionScore',
        say('formulas.customerSatisfactionScore', {
          rating: stars(facts.rating.value),
          score: performance.customerSatisfactionScore ?? 0,
        }),
      ),
    facts.website.status === 'read' &&
      computed('digitalPresenceScore', sayPresence(facts.website.host, words)),
    percentile !== null &&
      market !== null &&
      computed(
        'competitivenessScore',
        say('formulas.competitivenessScore', {
          percentile: percent(percentile),
          count: market.count,
          prior: PRIOR_REVIEWS,
        }),
      ),
    performance.growthReadinessScore !== null &&
      computed(
        'growthReadinessScore',
        say('formulas.growthReadinessScore', { known: performance.known, of: 3 }),
      ),
  ];
  return formulas.filter((formula) => formula !== false);
}

function sayPresence(site: string, { say, percent }: AdviceWords): string {
  const { seoScore, loadSpeed, mobileScore, securityScore } = metricWeights;
  return say('formulas.digitalPresenceScore', {
    site,
    seo: percent(seoScore * 100),
    speed: percent(loadSpeed * 100),
    mobile: percent(mobileScore * 100),
    security: percent(securityScore * 100),
  });
}

function sayUplift(
  uplift: Uplift,
  category: GrowthCategory,
  { say, price, percent, locale }: AdviceWords,
): string {
  const benchmark = benchmarks[category];
  return say('formulas.uplift', {
    leads: new Intl.NumberFormat(locale).format(benchmark.leadsPerMonth),
    uplift: percent(uplift.percent),
    share: percent(benchmark.buyPercent),
    sale: price(benchmark.saleDollars),
    months: uplift.months,
    result: price(upliftRevenue(benchmark, uplift)),
    kind: say(`kinds.${category}`),
  });
}

function sayReturn(
  { cost, investment, potentialRevenue, roi }: AdvisedOpportunity,
  category: GrowthCategory,
  words: AdviceWords,
): string {
  const { say, price, percent } = words;
  if (!cost || investment === null || roi === null) return say('formulas.byQuote');
  const profit = grossProfit(potentialRevenue, benchmarks[category]);
  return say('formulas.return', {
    revenue: price(potentialRevenue),
    margin: percent(benchmarks[category].marginPercent),
    profit: price(profit),
    investment: price(investment),
    cost: sayCost(cost, words),
    net: price(profit - investment),
    roi: percent(roi),
  });
}

function sayCost({ once, monthly, months }: Cost, { say, price }: AdviceWords): string {
  const values = { once: price(once), monthly: price(monthly), months };
  if (monthly === 0) return say('formulas.costOnce', values);
  return say(once === 0 ? 'formulas.costMonthly' : 'formulas.costBoth', values);
}
