'use client';

import { useEffect, useState } from 'react';
import { ErrorPage } from './error-page';
import { readPrintedWords } from './printed-words';

/** A whole document, since no layout is left. Keeps the theme of the one it replaces. */
export function ErrorDocument({ retry }: { retry: () => void }) {
  const [words, setWords] = useState(readPrintedWords);
  const [theme] = useState(() => globalThis.document?.documentElement.className);

  useEffect(() => {
    if (!words) import('./words-of-address').then(({ wordsOfAddress }) => wordsOfAddress()).then(setWords);
  }, [words]);

  return (
    <html lang={words?.lang} dir={words?.dir} className={theme} suppressHydrationWarning>
      <body>{words && <ErrorPage words={words} retry={retry} />}</body>
    </html>
  );
}
