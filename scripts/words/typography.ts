import type { Exceptions } from './exceptions';
import type { Finding } from './finding';
import { readTable } from './read-table';
import { isForSearchEngines, readableForms } from './read-texts';

/** Something that texts of a language must not contain. */
export interface TypographyRule {
  /** A language, or `*` for all. */
  language: string;
  id: string;
  forbidden: RegExp;
  /** Its replacement, if that needs no judgement. */
  instead: string | undefined;
  /** Examples that break and follow the rule. */
  wrong: string;
  right: string;
  why: string;
}

/** The rules in `messages/typography.tsv`. */
export function readTypography(): TypographyRule[] {
  return readTable('messages/typography.tsv').map(
    ([language = '', id = '', pattern = '', instead = '', wrong = '', right = '', why = '']) => ({
      language,
      id,
      forbidden: new RegExp(pattern, 'gu'),
      instead: instead === '' ? undefined : instead,
      wrong,
      right,
      why,
    }),
  );
}

/** The rules for one language; those of English also apply to texts for staff. */
export function rulesFor(rules: readonly TypographyRule[], language: string): TypographyRule[] {
  const own = language === 'staff' ? 'en' : language;
  return rules.filter((rule) => rule.language === '*' || rule.language === own);
}

/** Characters that occur in pairs. Isolates keep the direction of Latin words in Persian lines. */
const pairs: Record<string, readonly string[]> = {
  '*': ['\u2066\u2069'],
  en: ['“”'],
  de: ['„“'],
  es: ['«»', '“”'],
  pt: ['«»', '“”'],
  pl: ['„”'],
  bg: ['„“'],
  fa: ['«»', '“”'],
  ja: ['「」', '『』', '（）'],
  zh: ['“”', '《》', '（）'],
};

/** The faults of a text: ids and reasons of broken rules, and pairs that aren't closed. */
export function faultsIn(
  text: string,
  language: string,
  rules: readonly TypographyRule[],
): [string, string][] {
  const broken = rulesFor(rules, language).flatMap(({ id, forbidden, why }): [string, string][] =>
    [...text.matchAll(forbidden)].slice(0, 1).map(({ index }) => [id, `${why}: ${around(text, index)}`]),
  );
  const own = language === 'staff' ? 'en' : language;
  const open = [...(pairs['*'] ?? []), ...(pairs[own] ?? [])].filter((pair) => !isBalanced(text, pair));
  return [...broken, ...open.map((pair): [string, string] => ['pairs', `${pair} not in pairs: ${text}`])];
}

export function findTypography(
  texts: ReadonlyMap<string, string>,
  language: string,
  { rules, exceptions }: { rules: readonly TypographyRule[]; exceptions: Exceptions },
): Finding[] {
  return [...texts]
    .filter(([key]) => !isForSearchEngines(key))
    .flatMap(([key, text]) => {
      const faults = new Map(readableForms(key, text).flatMap((form) => faultsIn(form, language, rules)));
      return [...faults]
        .filter(([id]) => !exceptions.allow(language, key, id))
        .map(([id, says]): Finding => ({ kind: 'typography', language, key, says: `${id}: ${says}` }));
    });
}

function isBalanced(text: string, pair: string): boolean {
  const [open = '', close = ''] = pair;
  let depth = 0;
  for (const character of text) {
    if (character === open) depth += 1;
    if (character === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 25), index + 25).replaceAll('\n', ' ');
}
