import type { Advice, PresentedAdvice } from '@/lib/advisor/advice';

/** Recommendations as the API answers them. */
export interface RecommendationSet {
  recommendations: PresentedAdvice[];
  /** Which of the two answered. */
  engine: Advice['engine'];
  /** ISO 8601. */
  generatedAt: string;
}
