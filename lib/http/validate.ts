import 'server-only';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { errorWords, type FieldReason } from './error-words';

/** Returns the validated input. Throws `validation_failed` with one sentence per invalid field, in the reader's language. */
export async function validate<Output>(
  schema: z.ZodType<Output>,
  fields: unknown,
  locale: Locale,
): Promise<Output> {
  // `reportInput` distinguishes a missing field from one of the wrong type; the input stays in this function.
  const parsed = schema.safeParse(fields, { reportInput: true });
  if (parsed.success) return parsed.data;
  const words = await errorWords(locale);
  const fieldErrors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.');
    // Of several reasons the first is shown: an empty address is missing, not malformed.
    fieldErrors[field] ??= [words.forField(...toFieldReason(issue))];
  }
  throw new AppError('validation_failed', { fieldErrors });
}

/** Reasons given by a schema's custom rules. */
const fieldReasonsOfRules = [
  'invalid_text',
  'invalid_email',
  'foreign_mailbox',
  'invalid_phone',
  'call_without_phone',
  'rating_without_reviews',
  'rating_out_of_range',
  'reviews_out_of_range',
] as const satisfies readonly FieldReason[];

function toFieldReason(issue: z.core.$ZodIssue): [reason: FieldReason, max?: number] {
  if (isMissing(issue.input)) return ['required'];
  if (issue.code === 'too_big' && issue.origin === 'string') return ['too_long', Number(issue.maximum)];
  if (issue.code === 'too_small' && ['string', 'array'].includes(issue.origin) && issue.minimum === 1)
    return ['required'];
  if (issue.code === 'invalid_value') return ['invalid_choice'];
  if (issue.code === 'custom') {
    const reason = fieldReasonsOfRules.find((known) => known === issue.params?.reason);
    if (reason) return [reason];
  }
  return ['invalid'];
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}
