import { z } from 'zod';
import { isAttachment } from '@/lib/site/attachment-path';
import { callChoices } from '@/lib/site/call-choice';
import { honeypotField } from '@/lib/site/honeypot-field';
import { hiddenSchemas, typedSchemas } from './fields';

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
 * An enquiry as received, from a form or as JSON: its fields, and what is evaluated when it comes and not stored. Hidden fields never
 * cause a refusal, so that no lead is lost; nor does an unknown time for a call.
 */
const leadSchema = z.object({
  ...typedSchemas,
  ...hiddenSchemas,
  [honeypotField]: hidden(2000),
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
});

/** Whoever wants to be called says at which number. */
export const contactSchema = leadSchema.superRefine(({ call, phone }, context) => {
  if (!call || phone !== '') return;
  context.addIssue({ code: 'custom', path: ['phone'], params: { reason: 'call_without_phone' } });
});

export type ContactInput = z.infer<typeof contactSchema>;
