'use client';

import { useState } from 'react';
import { ErrorPage } from './error-page';
import styles from './error-page.module.css';
import { useErrorWords } from './use-error-words';

/** A whole document, since no layout is left. Keeps the theme of the one it replaces. */
export function ErrorDocument({ retry }: { retry: () => void }) {
  const words = useErrorWords();
  const [theme] = useState(() => globalThis.document?.documentElement.className);
  return (
    <html lang={words.lang} dir={words.dir} className={theme} suppressHydrationWarning>
      <body className={styles.document}>
        <title>{words.title}</title>
        <ErrorPage words={words} retry={retry} />
      </body>
    </html>
  );
}
