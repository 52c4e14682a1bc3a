import { z } from 'zod';
import { line, requiredLine } from '@/lib/mail/single-line-schema';
import { choices } from './choices';

/** One of the values of a select, or none; '' counts as none. */
const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(values).optional());

export const personalizationSchema = z.object({
  businessName: requiredLine(200),
  location: requiredLine(120),
  industry: choice(choices.industry),
  businessSize: choice(choices.businessSize),
  primaryGoal: choice(choices.primaryGoal),
  budget: choice(choices.budget),
  timeframe: choice(choices.timeframe),
  /** What bothers the owner most, as typed. */
  painPoints: line(2000).optional(),
  /** Id of the recorded visit, from a hidden field; an invalid one is ignored. */
  sessionId: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional()
    .catch(undefined),
});

/** A visitor's answers about a business. Missing ones are absent. */
type PersonalizationInput = z.infer<typeof personalizationSchema>;
export type BusinessAnswers = Omit<PersonalizationInput, 'sessionId'>;
