'use client';

import { useEffect, useState } from 'react';
import { Hydrated } from '@/components/shell/hydrated';
import { printedErrorWords } from '@/lib/config/printed-error-words';
import { ErrorPage } from './error-page';
import { parseWords, readPrintedJson } from './printed-words';

/**
 * A whole document, because it replaces the layout. Keeps the words and theme of the document it replaces. If there was none,
 * it is in English at first, also without script, and then in the language of the address.
 */
export function ErrorDocument({ retry }: { retry: () => void }) {
  const [printed] = useState(() => printedErrorWords ?? readPrintedJson());
  const [words, setWords] = useState(() => parseWords(printed));
  const [theme] = useState(() => globalThis.document?.documentElement.className);

  // On an English address this loads the same words again.
  const isEnglish = words === undefined || words.homePath === '/';

  useEffect(() => {
    if (!isEnglish) return;
    import('./load-words-for-address')
      .then(({ loadWordsForAddress }) => loadWordsForAddress())
      .then(setWords, console.error);
  }, [isEnglish]);

  return (
    <html lang={words?.lang} dir={words?.dir} className={theme} suppressHydrationWarning>
      <body data-error-words={printed}>
        {words && <ErrorPage words={words} retry={retry} />}
        <Hydrated />
      </body>
    </html>
  );
}
