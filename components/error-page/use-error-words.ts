import { useEffect, useState } from 'react';
import { printedErrorPage } from '@/lib/config/printed-error-page';
import type { ErrorPageWords } from '@/lib/i18n/error-page-words';

/**
 * The words for the page that failed: those that its layout printed. Where not even that was rendered, English until those of
 * the address have been loaded.
 */
export function useErrorWords(): ErrorPageWords {
  const [words, setWords] = useState(readPrinted);

  useEffect(() => {
    if (words) return;
    const printed = readPrinted();
    if (printed) setWords(printed);
    else loadForAddress().then(setWords, () => undefined);
  }, [words]);

  return words ?? { ...printedErrorPage(), homePath: '/', lang: 'en-AU', dir: 'ltr' };
}

/** A server has no document to read from. */
function readPrinted(): ErrorPageWords | undefined {
  const printed = globalThis.document?.body?.dataset.errorWords;
  return printed ? JSON.parse(printed) : undefined;
}

async function loadForAddress(): Promise<ErrorPageWords> {
  const [{ errorPageWords }, { splitPath }] = await Promise.all([
    import('@/lib/i18n/error-page-words'),
    import('@/lib/i18n/path'),
  ]);
  return errorPageWords(splitPath(location.pathname).locale);
}
