import type { ThemeMode } from './auto-theme';

/** The comprehensive test passes below this average (specification, document 001 §2). */
const PASS_BELOW_MS = 50;
/** How often the comprehensive test switches through all modes. */
const ROUNDS = 5;

export interface ThemeReport {
  changes: number;
  averageMs: number;
  slowestMs: number;
  /** Number of changes after which class, theme colour or stored mode was wrong. */
  wrong: number;
  passed: boolean;
}

interface Bench {
  modes: readonly ThemeMode[];
  /** Changes the mode and returns once styles have been recalculated. */
  change: (mode: ThemeMode) => void;
  /** Whether the page shows the mode. */
  isShown: (mode: ThemeMode) => boolean;
  /** A clock in milliseconds. */
  now: () => number;
}

/**
 * Switches through the modes several times and returns the milliseconds per change. All changes are made between two
 * frames: alternating light and dark on screen would flash, which can cause seizures (WCAG 2.3.1).
 */
export function measureChanges({ modes, change, isShown, now }: Bench): ThemeReport {
  const times: number[] = [];
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const mode of modes) {
      const start = now();
      change(mode);
      times.push(now() - start);
      if (!isShown(mode)) wrong++;
    }
  }
  const averageMs = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    changes: times.length,
    averageMs,
    slowestMs: Math.max(...times),
    wrong,
    passed: wrong === 0 && averageMs < PASS_BELOW_MS,
  };
}
