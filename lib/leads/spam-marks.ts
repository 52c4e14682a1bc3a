import type { ContactInput } from './schema';

export type SpamMark = 'filled_hidden_field' | 'sent_too_fast';

/** Nobody reads the form and writes an enquiry in less. A folklore figure: honeypot plug-ins use two to five seconds. */
const fastestHumanMs = 3000;

/** Reasons to doubt that a person wrote this. They are shown to staff; nothing is dropped because of them. */
export function spamMarks({ website, elapsedMs }: ContactInput): SpamMark[] {
  const marks: SpamMark[] = [];
  if (website) marks.push('filled_hidden_field');
  if (elapsedMs !== undefined && elapsedMs < fastestHumanMs) marks.push('sent_too_fast');
  return marks;
}
