import type { GrowthCategory } from './categories';
import { BUSY_MONTH, benchmarks, QUIET_MONTH } from './industry-benchmarks';

export interface Season {
  kind: 'busy' | 'quiet';
  /** 1–12. */
  month: number;
  /** Absolute difference from an average month, percent. */
  percent: number;
}

/**
 * The next season of the trade: a busy month with time to prepare (next month or the one after), or else a quiet month
 * (this or next). Null if there is neither.
 */
export function seasonAhead(category: GrowthCategory, month: number): Season | null {
  const monthsFrom = (first: number) =>
    [first, first + 1].map((later) => {
      const index = (month - 1 + later) % 12;
      return { month: index + 1, level: benchmarks[category].season[index] ?? 100 };
    });
  const busy = monthsFrom(1).find(({ level }) => level >= BUSY_MONTH);
  if (busy) return { kind: 'busy', month: busy.month, percent: busy.level - 100 };
  const quiet = monthsFrom(0).find(({ level }) => level <= QUIET_MONTH);
  return quiet ? { kind: 'quiet', month: quiet.month, percent: 100 - quiet.level } : null;
}
