import { readTable } from './read-table';

/** Something that texts of a language must not contain. */
export interface TypographyRule {
  /** A language, `staff`, or `*` for all. */
  language: string;
  id: string;
  forbidden: RegExp;
  /** What replaces it, where that needs no judgement. */
  instead: string | undefined;
  why: string;
}

export const typographyFile = 'messages/typography.tsv';

export function readTypography(): TypographyRule[] {
  return readTable(typographyFile).map(([language = '', id = '', pattern = '', instead = '', why = '']) => ({
    language,
    id,
    forbidden: new RegExp(pattern, 'gu'),
    instead: instead === '' ? undefined : instead,
    why,
  }));
}

/** The rules for one language; what staff read is English. */
export function rulesFor(rules: readonly TypographyRule[], language: string): TypographyRule[] {
  const own = language === 'staff' ? 'en' : language;
  return rules.filter((rule) => rule.language === '*' || rule.language === own);
}
