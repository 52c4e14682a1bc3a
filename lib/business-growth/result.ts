import type { GrowthCategory } from './categories';
import type { FigureSource } from './facts';

export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

export const priorities = ['urgent', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export type MarketPosition = 'leader' | 'competitor' | 'other';

/** What the position is based on; null if neither rating nor rivals are known. */
export type PositionBasis = 'rivals' | 'rating' | null;

/** Figures shown with their source. */
export const sourcedFigures = [
  'marketPosition',
  'currentRating',
  'reviewCount',
  'growthPotential',
  'estimatedRevenue',
  'customerSatisfactionScore',
  'digitalPresenceScore',
  'competitivenessScore',
  'growthReadinessScore',
] as const;
export type SourcedFigure = (typeof sourcedFigures)[number];

/** `computed`: from known figures; `estimate`: with our benchmarks; `none`: not found. */
export type SourceLabel = FigureSource | 'computed' | 'estimate' | 'none';

export interface FigureOrigin {
  source: SourceLabel;
  /** In the reader's language. */
  text: string;
}

/** A queried source and the outcome. */
export interface AskedSource {
  source: FigureSource;
  status: 'used' | 'nothing' | 'failed' | 'not-asked';
  text: string;
}

/** The formula of a figure; `figure` is a name above, or `recommendations.<id>`, `growthOpportunities.<id>`. */
export interface Formula {
  figure: string;
  isEstimate: boolean;
  text: string;
}

export interface GrowthRecommendation {
  id: string;
  title: string;
  description: string;
  impact: Level;
  effort: Level;
  /** Australian dollars in the first year; null if it can't be estimated. */
  estimatedRevenue: number | null;
  timeframe: string;
}

export interface ActionItem {
  id: string;
  title: string;
  description: string;
  priority: Priority;
  estimatedTime: string;
  requiredResources: string[];
}

export interface GrowthOpportunity {
  id: string;
  title: string;
  description: string;
  /** Australian dollars in the first year. */
  potentialRevenue: number;
  /** What is left of it after goods and materials, in dollars and in percent. */
  grossProfit: number;
  marginPercent: number;
  /** Australian dollars in the first year, from our price list; null if sold by quote only. */
  investment: number | null;
  /** Percent in the first year, of the gross profit; null without an investment. */
  roi: number | null;
  timeframe: string;
}

/** The result of the growth analyser, in the reader's language. */
export interface GrowthResult {
  businessName: string;
  /** The suburb, as typed. */
  location: string;
  category: GrowthCategory;
  marketPosition: MarketPosition;
  positionBasis: PositionBasis;
  currentRating: number | null;
  reviewCount: number | null;
  rivals: { count: number; medianRating: number; medianReviewCount: number } | null;
  /** Websites to compare in an audit, with their names for display. Only in a fresh result, because they come from Google and aren't stored; else null. */
  comparison: { website: string; rivals: readonly string[]; names: readonly string[] } | null;
  /** Percent more revenue from new customers. */
  growthPotential: number | null;
  performanceMetrics: Record<
    'customerSatisfactionScore' | 'digitalPresenceScore' | 'competitivenessScore' | 'growthReadinessScore',
    number | null
  >;
  recommendations: GrowthRecommendation[];
  actionItems: ActionItem[];
  growthOpportunities: GrowthOpportunity[];
  sources: { figures: Record<SourcedFigure, FigureOrigin>; asked: AskedSource[] };
  formulas: Formula[];
  /** Private link to share; absolute. Null if the result could not be stored. */
  reportUrl: string | null;
}
