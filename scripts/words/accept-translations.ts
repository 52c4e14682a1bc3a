import { defaultLocale, localeCodes } from '../../lib/i18n/locales';
import { readTexts } from './read-texts';
import { accept, prune, readSourceHashes, writeSourceHashes } from './source-hashes';

/**
 * Records for a language, or for `all`, that its translations of the named texts (by key, by namespace or `all`) correspond
 * to the current English. Returns their number. Throws if a language or name doesn't exist.
 */
export function acceptTranslations(language: string, names: readonly string[]): number {
  const codes = localeCodes.filter((code) => code !== defaultLocale);
  const chosen = language === 'all' ? codes : codes.filter((code) => code === language);
  if (chosen.length === 0) throw new Error(`There is no translation into ${language}.`);
  const english = readTexts(defaultLocale);
  const isNamed = (name: string, key: string) => name === 'all' || name === key || key.startsWith(`${name}:`);
  const unknown = names.filter((name) => ![...english.keys()].some((key) => isNamed(name, key)));
  if (unknown.length > 0) throw new Error(`English has no text ${unknown.join(', ')}.`);
  const keys = [...english.keys()].filter((key) => names.some((name) => isNamed(name, key)));
  const sourceHashes = readSourceHashes();
  for (const code of chosen) {
    const texts = readTexts(code);
    for (const key of keys) {
      if (texts.has(key)) accept(sourceHashes, key, { language: code, english: english.get(key) ?? '' });
    }
  }
  prune(sourceHashes, english);
  writeSourceHashes(sourceHashes);
  return keys.length;
}
