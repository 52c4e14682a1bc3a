import { z } from 'zod';

/** Marks that make the text after them run the other way, so that a name is read as another one. */
const overrides = /[\u202a-\u202e]/g;

/** A visitor's text without what would disguise it; isolated parts and single marks, which Persian needs, stay. */
export function withoutOverrides(text: string): string {
  return text.toWellFormed().replace(overrides, '');
}

const lineBreaking = /[\p{Cc}\u2028\u2029]/u;

/** Text of one line, because it becomes part of a mail header. */
export const line = (maxLength: number) =>
  z
    .string()
    .overwrite((value) => withoutOverrides(value).trim())
    .max(maxLength)
    .refine((value) => !lineBreaking.test(value), { params: { reason: 'invalid_text' } });

export const requiredLine = (maxLength: number) => z.string().trim().min(1).pipe(line(maxLength));
