import type { Advice, PresentedAdvice } from '@/lib/advisor/advice';

/** Recommendations as the API returns them. */
export interface RecommendationSet {
  recommendations: PresentedAdvice[];
  /** The engine that generated them. */
  engine: Advice['engine'];
  /** ISO 8601. */
  generatedAt: string;
  /** Ids of the complaints that the advice answers, or `none` if the owner said that it is none of them. */
  understood: readonly string[];
  /** Private link to share; absolute. Null if there is none or it has expired. */
  reportUrl: string | null;
}

/** Recommendations under their private link. */
export interface KeptAdvice {
  businessName: string;
  set: RecommendationSet;
}
