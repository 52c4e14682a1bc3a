'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import progressStyles from '@/components/ui/progress.module.css';

const TICK_MS = 100;
const DEFAULT_MS = 3000;

interface ProgressAnimationProps {
  /** Milliseconds until the bar is full. */
  durationMs?: number;
  label: string;
  /** Shown when the work takes longer than the bar. */
  whenFull: string;
}

/** A bar that fills in a fixed time, independent of the work behind it. */
export function ProgressAnimation({ durationMs = DEFAULT_MS, label, whenFull }: ProgressAnimationProps) {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs((ms) => Math.min(durationMs, ms + TICK_MS)), TICK_MS);
    return () => clearInterval(timer);
  }, [durationMs]);
  const percent = Math.round((elapsedMs / durationMs) * 100);
  const style: CSSProperties = { inlineSize: `${percent}%` };
  return (
    <>
      <div
        className={progressStyles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={style} />
      </div>
      {percent === 100 && <p className="text-sm text-muted">{whenFull}</p>}
    </>
  );
}
