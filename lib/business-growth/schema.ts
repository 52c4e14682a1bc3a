import { z } from 'zod';
import type { FieldReason } from '@/lib/http/error-words';
import { readNumber } from '@/lib/i18n/read-number';
import { line, requiredLine } from '@/lib/mail/single-line-schema';
import { growthCategories } from './categories';

/** An empty field counts as absent. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema.optional(),
  );
}

/** A number, also as typed. `reason` is that of the error message, which says the range. */
const figure = (isInRange: (value: number) => boolean, reason: FieldReason) =>
  z.union([z.number(), z.string().transform(readNumber)]).refine(isInRange, { params: { reason } });

/** The fields of the growth form. Whether the website's address is valid and allowed is checked when it is read. */
export const growthSchema = z
  .object({
    businessName: requiredLine(200),
    category: z.enum(growthCategories),
    suburb: requiredLine(100),
    website: optional(line(2048)),
    currentRating: optional(figure((value) => value >= 1 && value <= 5, 'rating_out_of_range')),
    reviewCount: optional(
      figure((value) => Number.isInteger(value) && value >= 0 && value <= 1_000_000, 'reviews_out_of_range'),
    ),
  })
  // A rating without reviews is impossible.
  .refine(({ currentRating, reviewCount }) => currentRating === undefined || reviewCount !== 0, {
    path: ['reviewCount'],
    params: { reason: 'rating_without_reviews' },
  });

export type GrowthInput = z.infer<typeof growthSchema>;
