import type { Advice, PresentedAdvice } from '@/lib/advisor/advice';

/** Recommendations as the API answers them. */
export interface RecommendationSet {
  recommendations: PresentedAdvice[];
  /** Which of the two answered. */
  engine: Advice['engine'];
  /** ISO 8601. */
  generatedAt: string;
  /** Private, to be handed on; absolute. Null where there is none, or none any more. */
  reportUrl: string | null;
}

/** Recommendations under their private link. */
export interface KeptAdvice {
  businessName: string;
  set: RecommendationSet;
}
