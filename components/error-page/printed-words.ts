import type { ErrorPageWords } from '@/lib/i18n/error-page-words';

/** The words that the layout included in the document; undefined where no layout was rendered. */
export function readPrintedWords(): ErrorPageWords | undefined {
  const printed = globalThis.document?.body?.dataset.errorWords;
  return printed ? JSON.parse(printed) : undefined;
}
