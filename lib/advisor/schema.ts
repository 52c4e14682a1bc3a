import { z } from 'zod';
import { type ServiceId, services } from '@/lib/content/services';
import { advicePriorities, adviceTypes, type PresentedAdvice } from './advice';

const serviceIds: readonly ServiceId[] = services.map(({ id }) => id);

/** Text of 1 to `max` characters. */
const text = (max: number) => z.string().trim().min(1).max(max);

/** A recommendation as callers get it, whether from the rules or a model. */
export const presentedAdviceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  type: z.enum(adviceTypes),
  title: text(120),
  priority: z.enum(advicePriorities),
  confidence: z.int().min(0).max(100),
  description: text(800),
  suggestedServices: z.array(text(80)).min(1).max(3),
  serviceIds: z.array(z.enum(serviceIds)).min(1).max(3),
  reasoning: text(800),
  expectedOutcome: text(400),
  estimatedValue: z.number().min(0).max(10_000),
  isMonthly: z.literal(true).optional(),
  isFree: z.literal(true).optional(),
}) satisfies z.ZodType<PresentedAdvice>;
