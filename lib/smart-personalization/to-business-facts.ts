import type { BusinessFacts } from '@/lib/advisor/facts';
import { goalByChoice } from './choices';
import type { Evidence } from './evidence';
import type { BusinessAnswers } from './schema';

/** Converts the answers to the advisor's vocabulary. A missing industry becomes "other", for which there are no specific rules. */
export function toBusinessFacts(answers: BusinessAnswers, evidence: Evidence | null): BusinessFacts {
  const {
    businessName,
    location,
    industry = 'other',
    businessSize,
    primaryGoal,
    budget,
    timeframe,
    painPoints,
  } = answers;
  return {
    businessName,
    location,
    industry,
    businessSize,
    goals: primaryGoal ? [goalByChoice[primaryGoal]] : [],
    budget,
    timeframe,
    ...(painPoints && { painPoints: [painPoints] }),
    pagesSeen: evidence?.pages,
  };
}
