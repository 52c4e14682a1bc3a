import type { GrowthCategory } from './categories';
import type { FigureSource } from './facts';

export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

export const priorities = ['urgent', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export type MarketPosition = 'leader' | 'competitor' | 'other';

/** What the position is based on; null: neither rating nor rivals are known. */
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

/** `computed` from figures that are known, `estimate` with our benchmarks, `none`: not found. */
export type ToldSource = FigureSource | 'computed' | 'estimate' | 'none';

export interface FigureOrigin {
  source: ToldSource;
  /** In the reader's language. */
  text: string;
}

/** The sources queried, in this order, with their results. */
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
  /** Australian dollars in the first year; null where it can't be estimated. */
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
  /** Australian dollars in the first year, from our price list; null where only a quote gives a price. */
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
  /** Websites to compare in an audit, while Google's answer is at hand: nothing of it is stored. Null for none. */
  comparison: { website: string; rivals: readonly string[] } | null;
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
  /** Private link to share; absolute. Null where the result could not be stored. */
  reportUrl: string | null;
}
