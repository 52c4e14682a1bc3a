'use client';

import { useEffect, useState } from 'react';
import { ErrorPage } from '@/components/error-page/error-page';
import { readPrintedWords } from '@/components/error-page/printed-words';

/** Shown below the header instead of a page whose code failed. */
export default function PageError({ retry }: { retry: () => void }) {
  const [words, setWords] = useState(readPrintedWords);
  // If the server failed to render the page, the layout that contains the words is mounted together with this component.
  useEffect(() => setWords(readPrintedWords), []);
  return words && <ErrorPage words={words} retry={retry} />;
}
