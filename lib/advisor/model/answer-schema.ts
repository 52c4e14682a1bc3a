import { z } from 'zod';
import { type ServiceId, services } from '@/lib/content/services';
import { advicePriorities, adviceTypes } from '../advice';

const serviceIds: readonly ServiceId[] = services.map(({ id }) => id);

/**
 * The schema sent to the model. Lengths and limits are in `presentedAdviceSchema`, which checks the finished items,
 * because not every endpoint accepts them in a schema.
 */
export const answerSchema = z.object({
  recommendations: z.array(
    z.object({
      type: z.enum(adviceTypes),
      title: z.string(),
      priority: z.enum(advicePriorities),
      confidence: z.number(),
      description: z.string(),
      serviceIds: z.array(z.enum(serviceIds)),
      reasoning: z.string(),
      expectedOutcome: z.string(),
      estimatedValue: z.number(),
    }),
  ),
});

export type Answer = z.infer<typeof answerSchema>;
