'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '@/lib/i18n/fill';

interface UndoCountdownProps {
  leftMs: number;
  /** `remaining` has a place for the number, `{seconds}`. */
  words: Record<'remaining' | 'over', string>;
  /** What can be done until then. */
  children: ReactNode;
}

/** Counts the seconds down in which an answer can be taken back, and takes the button away when they are over. */
export function UndoCountdown({ leftMs, words, children }: UndoCountdownProps) {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const end = performance.now() + leftMs;
    const count = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const timer = window.setInterval(count, 250);
    return () => window.clearInterval(timer);
  }, [leftMs]);
  if (seconds === 0) return <p role="status">{words.over}</p>;
  return (
    <>
      {children}
      {/* Screen readers hear once how long there is. */}
      {seconds !== undefined && (
        <span aria-hidden="true" className="tabular-nums">
          {fill(words.remaining, { seconds: String(seconds) })}
        </span>
      )}
    </>
  );
}
