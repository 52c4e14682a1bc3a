'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

interface CopyButtonProps {
  text: string;
  words: Record<'copy' | 'copied' | 'byHand', string>;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'byHand'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('byHand');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden!">
      <p aria-live="polite" className="text-sm">
        {state && words[state]}
      </p>
      <Button onClick={copy}>{words.copy}</Button>
    </div>
  );
}
