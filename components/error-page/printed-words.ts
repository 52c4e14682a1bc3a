import type { ErrorPageWords } from '@/lib/i18n/error-page-words';

/** The words that the layout included in the document, as JSON; undefined where no layout was rendered. */
export function readPrintedJson(): string | undefined {
  return globalThis.document?.body?.dataset.errorWords;
}

export function parseWords(printed: string | undefined): ErrorPageWords | undefined {
  return printed ? JSON.parse(printed) : undefined;
}

export function readPrintedWords(): ErrorPageWords | undefined {
  return parseWords(readPrintedJson());
}
