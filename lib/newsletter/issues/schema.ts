import { z } from 'zod';
import { localeCodes } from '@/lib/i18n/locales';

/** Text of one line, because it becomes a header field or a line of the mail. */
const line = (maxLength: number) =>
  z
    .string()
    .overwrite((value) =>
      value
        .toWellFormed()
        .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .max(maxLength);

/** An issue's text in one language. A text with neither subject nor body is deleted from the issue. */
export const issueTextSchema = z.object({
  locale: z.enum(localeCodes),
  subject: line(150).default(''),
  preheader: line(200).default(''),
  /** Markdown. */
  body: z
    .string()
    .overwrite((value) =>
      value
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .max(40_000)
    .default(''),
});

export type IssueText = z.infer<typeof issueTextSchema>;
