import { z } from 'zod';
import { storedAdviceSchema } from '@/lib/advisor/stored-advice';
import type { Evidence } from './evidence';
import { personalizationSchema } from './schema';

const evidence = z.object({
  seconds: z.number(),
  scrollDepth: z.number(),
  clicks: z.number(),
  hasUsedForm: z.boolean(),
  hasAskedForService: z.boolean(),
  pages: z.array(z.string()),
}) satisfies z.ZodType<Evidence>;

/** The stored part of a plan; its words are added for each reader. */
export const storedPlanSchema = z.object({
  answers: personalizationSchema.omit({ sessionId: true }),
  evidence: evidence.nullable(),
  advice: storedAdviceSchema,
});
