import { z } from 'zod';
import { type Advice, advicePriorities, adviceTypes } from '@/lib/advisor/advice';
import {
  type BusinessFacts,
  budgets,
  businessSizes,
  goals,
  industries,
  timeframes,
} from '@/lib/advisor/facts';
import { services } from '@/lib/content/services';

/** What is kept of a generation: the advice, and what was known when it was given. */
export interface StoredSet {
  generatedAt: number;
  facts: BusinessFacts;
  advice: Advice;
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
  pagesSeen: texts.optional(),
}) satisfies z.ZodType<BusinessFacts>;

const values = z.record(z.string(), z.union([z.string(), z.number()]));
const serviceId = z.enum(services.map(({ id }) => id));
const common = {
  type: z.enum(adviceTypes),
  priority: z.enum(advicePriorities),
  confidence: z.number().min(0).max(100),
  estimatedValue: z.number().nonnegative(),
};

const ranked = z.object({
  ...common,
  rule: z.string(),
  services: z.array(serviceId),
  reasons: z.array(z.object({ key: z.string(), values })),
  values,
});

const presented = z.object({
  ...common,
  id: z.string(),
  title: z.string(),
  description: z.string(),
  suggestedServices: texts,
  serviceIds: z.array(serviceId),
  reasoning: z.string(),
  expectedOutcome: z.string(),
});

export const storedAdviceSchema = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('rules'), items: z.array(ranked) }),
  z.object({ engine: z.literal('model'), locale: z.string(), items: z.array(presented) }),
]) satisfies z.ZodType<Advice>;
