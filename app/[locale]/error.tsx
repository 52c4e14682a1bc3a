'use client';

import { ErrorPage } from '@/components/error-page/error-page';
import { useErrorWords } from '@/components/error-page/use-error-words';

/** Below the header, in place of a page whose code failed. */
export default function PageError({ retry }: { retry: () => void }) {
  return <ErrorPage words={useErrorWords()} retry={retry} />;
}
