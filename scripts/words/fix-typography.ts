import type { Exceptions } from './exceptions';
import { rulesFor, type TypographyRule } from './typography';

/** Parts that visitors don't read as words: quoted code, tags, names of values, addresses, and code in Markdown. */
const notWords =
  /'[{<][^']*'|<code>[^<]{0,200}<\/code>|<[^<>]*>|\{\w+\s*[,}]|(?:https?:\/\/|www\.)\S+|`[^`\n]+`|\]\([^()\s]*\)/g;

/** Makes all replacements in a text that need no judgement; code in it stays unchanged. */
export function fixTypography(
  text: string,
  place: { language: string; key: string },
  { rules, exceptions }: { rules: readonly TypographyRule[]; exceptions: Exceptions },
): string {
  const applied = rulesFor(rules, place.language).filter(
    ({ id, instead }) => instead !== undefined && !exceptions.allow(place.language, place.key, id),
  );
  const replace = (words: string) =>
    applied.reduce((result, { forbidden, instead }) => result.replaceAll(forbidden, instead ?? '$&'), words);
  let fixed = '';
  let end = 0;
  for (const { index, 0: code } of text.matchAll(notWords)) {
    fixed += replace(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return fixed + replace(text.slice(end));
}
