import type { GrowthCategory } from './categories';
import type { Uplift } from './estimate';
import type { CheckFault, GrowthFacts } from './facts';
import type { MarketComparison } from './market-comparison';
import type { Level, Priority } from './result';
import type { Season } from './season';

/** The input of the rules: the facts, and values derived from them. */
export interface Case extends GrowthFacts {
  standing: MarketComparison;
  season: Season | null;
}

/** Arguments of a rule's words. `month` is written as its name. */
export type RuleValues = Readonly<Record<string, string | number>>;

const timeframes = [
  'this-week',
  'two-weeks',
  'before-season',
  'simple-website',
  'standard-website',
  'three-months',
  'seo',
] as const;
export type Timeframe = (typeof timeframes)[number];

/** `id` is also the key of its words in `messages/<locale>/growth-advice.json`. `advise` returns null if the facts don't support it. */
export interface RecommendationRule<Id extends string = string> {
  id: Id;
  advise: (facts: Case) => {
    impact: Level;
    effort: Level;
    /** Null if it can't be estimated. */
    uplift: Uplift | null;
    timeframe: Timeframe;
    values?: RuleValues;
  } | null;
}

const resources = [
  'phone',
  'google-login',
  'website-login',
  'photos',
  'price-list',
  'customer-list',
  'counter-book',
  'business-papers',
  'whoever-hosts',
  'team',
] as const;
type Resource = (typeof resources)[number];

/** In this order: more customers help nobody while the website is down, calls are lost or nothing is counted. */
export const actionStages = ['emergency', 'leak', 'measuring', 'reach'] as const;
type ActionStage = (typeof actionStages)[number];

export interface ActionRule<Id extends string = string> {
  id: Id;
  advise: (facts: Case) => {
    stage: ActionStage;
    priority: Priority;
    minutes: number;
    resources: readonly Resource[];
    values?: RuleValues;
    /** Faults found by the SEO engine, listed in the words. */
    faults?: readonly CheckFault[];
  } | null;
}

export interface OpportunityRule<Id extends string = string> {
  id: Id;
  advise: (facts: Case) => {
    uplift: Uplift;
    /** Australian dollars in the first year, from our price list: once, and for each of `months`. Null if by quote only. */
    cost: Cost | null;
    timeframe: Timeframe;
    values?: RuleValues;
  } | null;
}

export interface Cost {
  once: number;
  monthly: number;
  months: number;
}

/** Preserve the literal types of ids, which the words are checked against. */
export function defineRecommendation<const Id extends string>(rule: RecommendationRule<Id>) {
  return rule;
}
export function defineAction<const Id extends string>(rule: ActionRule<Id>) {
  return rule;
}
export function defineOpportunity<const Id extends string>(rule: OpportunityRule<Id>) {
  return rule;
}

/** Trades whose customers usually come without an appointment or call. */
export const walkInCategories: readonly GrowthCategory[] = [
  'restaurant',
  'cafe',
  'retail',
  'entertainment',
  'accommodation',
];
