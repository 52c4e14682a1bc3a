'use client';

import { useState } from 'react';
import { Button } from './button';
import styles from './copy-text.module.css';

interface CopyTextProps {
  text: string;
  words: { action: string; copied: string; failed: string };
}

/** A text with a button that copies it. Its first letter decides its direction: code is left to right in Persian, too. */
export function CopyText({ text, words }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className={styles.template}>
      <div className="print:hidden! noscript:hidden!">
        <Button onClick={copy}>{words.action}</Button>
        <p role="status">{outcome && words[outcome]}</p>
      </div>
      <pre dir="auto">{text}</pre>
    </div>
  );
}
