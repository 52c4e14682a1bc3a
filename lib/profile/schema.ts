import { z } from 'zod';
import { budgets, businessSizes, industries } from '@/lib/content/business-profile';
import { line, requiredLine } from '@/lib/mail/single-line-schema';
import { type ClientProfile, contactMethods, profileGoals, profileTimelines } from './profile';

/** An optional choice. A select without a choice sends an empty text, which counts as absent. */
function optionalChoice<const Choice extends string>(choices: readonly Choice[]) {
  return z.preprocess((value) => (value === '' ? undefined : value), z.enum(choices).optional());
}

/** All control characters except line feed and tab: they are invisible, and Postgres rejects NUL. */
const unreadable = /[^\P{Cc}\n\t]/gu;

const notes = z
  .string()
  .overwrite((value) => value.toWellFormed().replace(/\r\n?/g, '\n').replace(unreadable, '').trim())
  .max(2000)
  .optional();

/** The profile in requests and in the database. */
export const profileSchema = z.object({
  businessName: requiredLine(200),
  industry: z.enum(industries),
  businessSize: z.enum(businessSizes),
  primaryGoals: z
    .array(z.enum(profileGoals))
    .overwrite((goals) => [...new Set(goals)])
    .min(1),
  currentWebsite: line(2048).optional(),
  budget: optionalChoice(budgets),
  timeline: optionalChoice(profileTimelines),
  previousServices: notes,
  painPoints: notes,
  preferredContactMethod: optionalChoice(contactMethods),
  complaints: z
    .array(z.string().regex(/^[a-z-]{1,40}$/))
    .max(3)
    .optional(),
}) satisfies z.ZodType<ClientProfile>;
