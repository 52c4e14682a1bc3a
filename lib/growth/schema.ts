import { z } from 'zod';
import { line, requiredLine } from '@/lib/mail/line-schema';
import { growthCategories } from './categories';

/** An empty field counts as absent. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  );
}

/** A number as typed, with a decimal point or comma. */
const figure = (min: number, max: number) =>
  z
    .union([z.number(), z.string().transform((text) => Number(text.trim().replace(',', '.')))])
    .pipe(z.number().min(min).max(max));

/** The fields of the growth form. Whether the website's address is valid and allowed is checked when it is read. */
export const growthSchema = z
  .object({
    businessName: requiredLine(200),
    category: z.enum(growthCategories),
    suburb: requiredLine(100),
    website: optional(line(2048)),
    currentRating: optional(figure(1, 5)),
    reviewCount: optional(figure(0, 1_000_000).pipe(z.number().int())),
  })
  // A rating without reviews is impossible.
  .refine(({ currentRating, reviewCount }) => currentRating === undefined || reviewCount !== 0, {
    path: ['reviewCount'],
    params: { reason: 'rating_without_reviews' },
  });

export type GrowthInput = z.infer<typeof growthSchema>;
