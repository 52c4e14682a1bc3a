import type { Advice } from '@/lib/advisor/advice';
import type { SentAnswers } from './choices';
import type { RecommendedService } from './recommended-services';
import type { ScoreParts } from './score';

export interface CaseStudyRecommendation {
  id: string;
  title: string;
  client: string;
  location: string;
  reason: string;
  /** Path of the case study, in the reader's language. */
  path: string;
}

export interface Interaction {
  details: string;
  /** ISO 8601, by the server's clock. */
  timestamp: string;
}

/** The result in the reader's language. `basis` explains each figure and guess. */
export interface PersonalizationResult {
  businessName: string;
  /** The choice as sent; empty if there is none. */
  industry: string;
  location: string;
  engine: Advice['engine'];
  /** 0 to 100. */
  personalizationScore: number;
  scoreParts: ScoreParts;
  scoreExplanation: string;
  behaviorAnalytics: {
    /** The steps towards an enquiry, in their order; empty if nothing of the visit is known. */
    steps: { name: string; isTaken: boolean }[];
    engagementLevel: string | null;
    /** 0 to 100: the share of the steps towards an enquiry in the visit. A count, not a forecast. */
    conversionProbability: number | null;
    optimalContactTime: string | null;
    preferredContentLength: string | null;
    interestAreas: string[];
    basis: {
      engagementLevel: string;
      conversionProbability: string;
      optimalContactTime: string;
      preferredContentLength: string;
      interestAreas: string;
    };
  };
  preferences: {
    communicationStyle: string | null;
    preferredContactMethod: string | null;
    budgetRange: string | null;
    timeframe: string | null;
    contentTypes: string[];
    serviceInterests: string[];
    basis: {
      communicationStyle: string;
      preferredContactMethod: string;
      budgetRange: string;
      timeframe: string;
      contentTypes: string;
      serviceInterests: string;
    };
  };
  recommendedServices: RecommendedService[];
  contentPersonalization: {
    heroMessage: string;
    serviceHighlights: string[];
    caseStudyRecommendations: CaseStudyRecommendation[];
    callToActionText: string;
  };
  /** The latest first. Empty without consent. */
  interactionHistory: Interaction[];
  /** Private link to share; absolute. Null if the plan could not be stored. */
  reportUrl: string | null;
}

/** A stored plan, with the answers it was computed from. */
export interface PlanWithAnswers {
  answers: SentAnswers;
  plan: PersonalizationResult;
}
