import type { Exceptions } from './exceptions';
import { rulesFor, type TypographyRule } from './typography';

/** What a visitor does not read as words: quoted code, tags, names of values, addresses, and code in Markdown. */
const notWords =
  /'[{<][^']*'|<code>[^<]{0,200}<\/code>|<[^<>]*>|\{\w+\s*[,}]|(?:https?:\/\/|www\.)\S+|`[^`\n]+`|\]\([^()\s]*\)/g;

/** A text after all replacements that need no judgement; code in it stays as it is. */
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
