import { defaultLocale, localeCodes } from '../../lib/i18n/locales';
import { unreadMessages } from '../../tests/support/unread-messages';
import { Exceptions } from './exceptions';
import type { Finding } from './finding';
import { findForbiddenTerms, readGlossary } from './glossary';
import { readTexts } from './read-texts';
import { isCurrent, readSourceHashes, type SourceHashes } from './source-hashes';
import { findTypography, readTypography } from './typography';

/** All faults in the words of the site that a program can detect. */
export function findWords(): Finding[] {
  const english = readTexts(defaultLocale);
  const sourceHashes = readSourceHashes();
  const exceptions = new Exceptions();
  const rules = readTypography();
  const terms = readGlossary();
  const found = [...localeCodes, 'staff'].flatMap((language): Finding[] => {
    const texts = readTexts(language);
    const isTranslation = language !== defaultLocale && language !== 'staff';
    return [
      ...(isTranslation ? compareKeys(texts, english, language) : []),
      ...(isTranslation ? findStale(texts, english, { language, sourceHashes }) : []),
      ...findForbiddenTerms(texts, language, { english, terms, exceptions }),
      ...findTypography(texts, language, { rules, exceptions }),
    ];
  });
  const unread = unreadMessages().map((key) => finding('unused', defaultLocale, key, 'no code reads it'));
  const needless = exceptions
    .unused()
    .map((place) => finding('unused', defaultLocale, place, 'this exception is not needed'));
  return [...unread, ...found, ...needless];
}

/** Texts that a language lacks, and those that English lacks. */
function compareKeys(
  texts: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
  language: string,
): Finding[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key));
  const unused = [...texts.keys()].filter((key) => !english.has(key));
  return [
    ...missing.map((key) => finding('missing', language, key, english.get(key) ?? '')),
    ...unused.map((key) => finding('unused', language, key, 'English has no such text')),
  ];
}

/** Translations of an English text that has changed since. */
export function findStale(
  texts: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
  { language, sourceHashes }: { language: string; sourceHashes: SourceHashes },
): Finding[] {
  return [...english]
    .filter(([key, text]) => texts.has(key) && !isCurrent(sourceHashes, key, { language, english: text }))
    .map(([key, text]) => finding('stale', language, key, text));
}

function finding(kind: Finding['kind'], language: string, key: string, says: string): Finding {
  return { kind, language, key, says };
}
