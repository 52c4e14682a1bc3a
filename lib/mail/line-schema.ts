import { z } from 'zod';

const lineBreaking = /[\p{Cc}\u2028\u2029]/u;

/** Text of one line, because it becomes part of a mail header. */
export const line = (maxLength: number) =>
  z
    .string()
    .overwrite((value) => value.toWellFormed().trim())
    .max(maxLength)
    .refine((value) => !lineBreaking.test(value), { params: { reason: 'invalid_text' } });

export const requiredLine = (maxLength: number) => z.string().trim().min(1).pipe(line(maxLength));
