import { z } from 'zod';
import { growthCategories } from '@/lib/business-growth/categories';

const level = z.enum(['high', 'medium', 'low']);
const score = z.number().min(0).max(100).nullable();
const words = z.string().min(1);
const origin = z.strictObject({
  source: z.enum(['google', 'website', 'typed', 'computed', 'estimate', 'none']),
  text: words,
});
const recommendation = z.strictObject({
  id: words,
  title: words,
  description: words,
  impact: level,
  effort: level,
  estimatedRevenue: z.number().positive().nullable(),
  timeframe: words,
});
const actionItem = z.strictObject({
  id: words,
  title: words,
  description: words,
  priority: z.enum(['urgent', 'high', 'medium', 'low']),
  estimatedTime: words,
  requiredResources: z.array(words).min(1),
});
const opportunity = z.strictObject({
  id: words,
  title: words,
  description: words,
  potentialRevenue: z.number().positive(),
  grossProfit: z.number().positive(),
  marginPercent: z.number().positive(),
  investment: z.number().positive().nullable(),
  roi: z.number().nullable(),
  timeframe: words,
});
/** The exact format of the response to POST /api/business-growth-analysis. */
export const growthAnswer = z.strictObject({
  success: z.literal(true),
  reportUrl: z.url().nullable(),
  comparison: z.strictObject({ website: z.string(), rivals: z.array(z.url()).min(1).max(2) }).nullable(),
  businessName: z.string(),
  location: z.string(),
  category: z.enum(growthCategories),
  marketPosition: z.enum(['leader', 'competitor', 'other']),
  positionBasis: z.enum(['rivals', 'rating']).nullable(),
  currentRating: z.number().nullable(),
  reviewCount: z.number().nullable(),
  rivals: z.null(),
  growthPotential: z.number().nullable(),
  performanceMetrics: z.strictObject({
    customerSatisfactionScore: score,
    digitalPresenceScore: score,
    competitivenessScore: score,
    growthReadinessScore: score,
  }),
  recommendations: z.array(recommendation).min(1),
  actionItems: z.array(actionItem).min(1),
  growthOpportunities: z.array(opportunity).min(1),
  sources: z.strictObject({
    figures: z.record(z.string(), origin),
    asked: z.array(z.strictObject({ source: words, status: words, text: words })).length(3),
  }),
  formulas: z.array(z.strictObject({ figure: words, isEstimate: z.boolean(), text: words })),
});
