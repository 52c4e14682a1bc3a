import { z } from 'zod';
import { pagePath } from '@/lib/http/page-path-schema';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { emailAddress } from '@/lib/mail/address-schema';
import { line, requiredLine, withoutOverrides } from '@/lib/mail/line-schema';
import { isAttachment } from '@/lib/site/attachment-path';
import { callChoices } from '@/lib/site/call-choice';
import { trapField } from '@/lib/site/trap-field';
import { arrivalSchema } from './arrival';
import { phoneNumber } from './phone-schema';

/** Subjects of an enquiry: the contact form's choices, and the value of the quote dialog. */
export const leadServices = [
  '',
  'automotive-website',
  'digital-marketing',
  'seo',
  'business-growth',
  'other',
  'Smart Personalization Engine Lead',
] as const;

/** All control characters except line feed and tab: they are invisible, and Postgres rejects NUL. */
const unreadable = /[^\P{Cc}\n\t]/gu;

/** Normalises line ends: forms send CR LF, which would count twice towards the maximum length. */
export function readable(text: string): string {
  return withoutOverrides(text).replace(/\r\n?/g, '\n').replace(unreadable, '').trim();
}

const message = z.string().overwrite(readable).min(1).max(20_000);

/** A hidden field. It never causes a refusal: too long a value is cut, and one of another type counts as empty. */
export const hidden = (maxLength: number) =>
  z
    .string()
    .transform((value) => value.slice(0, maxLength))
    .optional()
    .catch(undefined);

/** Challenge and solution of a proof of work, as JSON. */
export const proofField = hidden(4000);

/**
 * An enquiry as received, from a form or as JSON. Hidden fields (page, locale, the trap, typed, elapsedMs, formToken, proof,
 * attachment, how the visitor came) never cause a refusal, so that no lead is lost; nor does an unknown time for a call.
 */
const enquirySchema = z.object({
  name: requiredLine(200),
  email: emailAddress,
  phone: phoneNumber.default(''),
  service: z.enum(leadServices).default(''),
  message,
  source: line(120).optional(),
  page: pagePath.optional().catch(undefined),
  locale: z.enum(localeCodes).catch(defaultLocale),
  [trapField]: hidden(2000),
  /** What the visitor typed of a message that our page composed; undefined if the message is all theirs. */
  typed: hidden(20_000),
  /** Milliseconds between displaying and sending the form. Forms send it as text. */
  elapsedMs: z
    .union([z.number(), z.string().min(1).pipe(z.coerce.number())])
    .pipe(z.number().nonnegative())
    .optional()
    .catch(undefined),
  /** From GET /api/form-token, requested at the first interaction with the form. */
  formToken: hidden(200),
  proof: proofField,
  /** Reference to a tool's result: see `lib/site/attachment-path.ts`. */
  attachment: z.string().refine(isAttachment).optional().catch(undefined),
  /** The time at which a free call is wanted. */
  call: z.enum(callChoices).optional().catch(undefined),
  ...arrivalSchema,
});

/** Whoever wants to be called says at which number. */
export const contactSchema = enquirySchema.superRefine(({ call, phone }, context) => {
  if (!call || phone !== '') return;
  context.addIssue({ code: 'custom', path: ['phone'], params: { reason: 'call_without_phone' } });
});

export type ContactInput = z.infer<typeof contactSchema>;
