import 'server-only';
import type { CheckWords } from '@/lib/audit/words';
import { seoMonths } from '@/lib/content/seo-months';
import { websiteWeeks } from '@/lib/content/website-packages';
import type { AdviceValues, AdviceWords } from './advice-words';
import type { AdvisedAction, AdvisedOpportunity, AdvisedRecommendation } from './advise';
import type { GrowthCategory } from './categories';
import { grossProfit } from './estimate';
import { type CheckFault, websiteFaults } from './facts';
import { benchmarks } from './industry-benchmarks';
import type { ActionItem, GrowthOpportunity, GrowthRecommendation } from './result';
import type { RuleValues, Timeframe } from './rule';

const [simple, standard] = websiteWeeks;
const spans: Partial<Record<Timeframe, { from: number; to: number }>> = {
  'simple-website': { from: simple.from, to: simple.to },
  'standard-website': { from: standard.from, to: standard.to },
  seo: { from: seoMonths.significant.from, to: seoMonths.significant.to },
};

export function presentRecommendation(
  { id, impact, effort, estimatedRevenue, timeframe, values }: AdvisedRecommendation,
  words: AdviceWords,
): GrowthRecommendation {
  const formatted = formatValues(values, words);
  return {
    id,
    title: words.say(`recommendations.${id}.title`, formatted),
    description: words.say(`recommendations.${id}.description`, formatted),
    impact,
    effort,
    estimatedRevenue,
    timeframe: formatTimeframe(timeframe, words),
  };
}

export function presentAction(
  { id, priority, minutes, resources, values, faults = [] }: AdvisedAction,
  words: AdviceWords,
  checkWords: CheckWords,
): ActionItem {
  const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
  const formatTitle = ({ id: check, reason }: CheckFault) =>
    words.say('actions.fix-critical.fault', { title: checkWords.title(check, reason) });
  const formatted = { ...formatValues(values, words), checks: list.format(faults.map(formatTitle)) };
  return {
    id,
    title: words.say(`actions.${id}.title`, formatted),
    description: words.say(`actions.${id}.description`, formatted),
    priority,
    estimatedTime:
      minutes >= 60 && minutes % 60 === 0
        ? words.say('times.hours', { count: minutes / 60 })
        : words.say('times.minutes', { count: minutes }),
    requiredResources: resources.map((resource) => words.say(`resources.${resource}`)),
  };
}

export function presentOpportunity(
  { id, potentialRevenue, investment, roi, timeframe, values }: AdvisedOpportunity,
  category: GrowthCategory,
  words: AdviceWords,
): GrowthOpportunity {
  const formatted = formatValues(values, words);
  return {
    id,
    title: words.say(`opportunities.${id}.title`, formatted),
    description: words.say(`opportunities.${id}.description`, formatted),
    potentialRevenue,
    grossProfit: grossProfit(potentialRevenue, benchmarks[category]),
    marginPercent: benchmarks[category].marginPercent,
    investment,
    roi,
    timeframe: formatTimeframe(timeframe, words),
  };
}

function formatTimeframe(timeframe: Timeframe, words: AdviceWords): string {
  return words.say(`timeframes.${timeframe}`, spans[timeframe]);
}

/** Formats values for the locale. Counts and scores are left to the messages, which may need plurals. */
function formatValues(values: RuleValues = {}, words: AdviceWords): AdviceValues {
  const { month, percent, rating, goal, reason, ...rest } = values;
  const fault = websiteFaults.find((known) => known === reason);
  return {
    ...rest,
    ...(typeof month === 'number' && { month: words.month(month) }),
    ...(typeof percent === 'number' && { percent: words.percent(percent) }),
    ...(typeof rating === 'number' && { rating: words.stars(rating) }),
    ...(typeof goal === 'number' && { goal: words.stars(goal) }),
    ...(fault && { reason: words.say(`reasons.${fault}`) }),
  };
}
