import type { Advice } from '@/lib/advisor/advice';
import type { SentAnswers } from './quote-message';
import type { RecommendedService } from './recommended-services';
import type { ScoreParts } from './score';

export interface CaseStudyRecommendation {
  id: string;
  title: string;
  client: string;
  location: string;
  reason: string;
  /** Of the case study, in the reader's language. */
  path: string;
}

export interface Interaction {
  details: string;
  /** ISO, by our clock. */
  timestamp: string;
}

/** What a visitor gets, in the reader's language. `basis` says of each figure and guess what it rests on. */
export interface PersonalizationResult {
  businessName: string;
  /** The choice as sent; an empty string without one. */
  industry: string;
  location: string;
  engine: Advice['engine'];
  /** 0 to 100. */
  personalizationScore: number;
  scoreParts: ScoreParts;
  scoreExplanation: string;
  behaviorAnalytics: {
    engagementLevel: string | null;
    /** 0 to 100: the share of the steps towards an enquiry that were taken. A count and no forecast. */
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
  /** Private, to be handed on; absolute. Null where the plan could not be kept. */
  reportUrl: string | null;
}

/** A plan that was kept, with the answers it was made from. */
export interface KeptPlan {
  answers: SentAnswers;
  plan: PersonalizationResult;
}
