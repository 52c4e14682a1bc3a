import { z } from 'zod';
import { services } from '@/lib/content/services';
import { type Advice, advicePriorities, adviceTypes } from './advice';

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
  suggestedServices: z.array(z.string()),
  serviceIds: z.array(serviceId),
  reasoning: z.string(),
  expectedOutcome: z.string(),
});

/** Advice as stored. */
export const storedAdviceSchema = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('rules'), items: z.array(ranked) }),
  z.object({ engine: z.literal('model'), locale: z.string(), items: z.array(presented) }),
]) satisfies z.ZodType<Advice>;
