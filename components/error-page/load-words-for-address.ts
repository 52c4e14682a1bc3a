import { type ErrorPageWords, errorPageWords } from '@/lib/i18n/error-page-words';
import { splitPath } from '@/lib/i18n/path';

/** The words in the language of the address. */
export function loadWordsForAddress(): Promise<ErrorPageWords> {
  return errorPageWords(splitPath(location.pathname).locale);
}
