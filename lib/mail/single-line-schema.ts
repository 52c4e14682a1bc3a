import { z } from 'zod';

/** Marks that make the text after them run the other way, so that a name is read as another one. */
const overrides = /[\u202a-\u202e]/g;

/** A visitor's text without what would disguise it; isolated parts and single marks, which Persian needs, stay. */
export function withoutOverrides(text: string): string {
  return text.toWellFormed().replace(overrides, '');
}

/** White space that a spreadsheet or a word processor puts between words, but no end of a line. */
const gaps = /[\t\v\f\u0085\u00a0\u2028\u2029]+/g;
/** Characters without a picture that carry no meaning within a word, in any script. */
const invisible = /(?![\r\n])\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu;
/** Spaces, and marks of direction and joining that have nothing left to act on. */
const edge = /[\s\u061c\u200c-\u200f]/;
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const lineEnd = /[\r\n]/;

/** What somebody typed or pasted into a field of one line, without what can't be seen; empty if nothing can be seen. */
function cleanLine(text: string): string {
  const clean = withoutOverrides(text).replace(gaps, ' ').replace(invisible, '');
  return visible.test(clean) ? trimEdges(clean) : '';
}

/** Character by character: a pattern that looks for the end of a text takes the square of its length. */
function trimEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const cleaned = z.string().overwrite(cleanLine);

/** Text of one line, because it becomes part of a mail header. */
export const line = (maxLength: number) =>
  cleaned.max(maxLength).refine((value) => !lineEnd.test(value), { params: { reason: 'invalid_text' } });

export const requiredLine = (maxLength: number) => cleaned.min(1).pipe(line(maxLength));
