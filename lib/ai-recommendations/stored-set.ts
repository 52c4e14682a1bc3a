import { z } from 'zod';
import type { Advice } from '@/lib/advisor/advice';
import { type BusinessFacts, goals, timeframes } from '@/lib/advisor/facts';
import { storedAdviceSchema } from '@/lib/advisor/stored-advice';
import { budgets, businessSizes, industries } from '@/lib/content/business-profile';

/** The stored result of a generation: the advice, and the facts at that time. */
export interface StoredSet {
  generatedAt: number;
  facts: BusinessFacts;
  advice: Advice;
  /** Token of its private link. */
  resultToken?: string;
}

const texts = z.array(z.string());

export const storedFactsSchema = z.object({
  businessName: z.string(),
  industry: z.enum(industries),
  businessSize: z.enum(businessSizes),
  goals: z.array(z.enum(goals)),
  location: z.string().optional(),
  currentWebsite: z.string().optional(),
  budget: z.enum(budgets).optional(),
  timeframe: z.enum(timeframes).optional(),
  previousServices: texts.optional(),
  painPoints: texts.optional(),
  complaints: texts.optional(),
  pagesSeen: texts.optional(),
}) satisfies z.ZodType<BusinessFacts>;

/** A generation's result as stored under its private link. */
export const storedSetSchema = z.object({
  generatedAt: z.number(),
  facts: storedFactsSchema,
  advice: storedAdviceSchema,
});
