import { dayMs, hourMs, minuteMs } from '@/lib/durations';

/** With less time than this left, a lead is the next to be answered. */
const soonMs = 4 * hourMs;

export interface DueFigure {
  count: number;
  unit: 'minutes' | 'hours' | 'days';
  tone: 'late' | 'soon' | 'open';
}

/** The time until something is due, or since it was, in whole minutes, hours or days. */
export function measureDue(due: number, now: number): DueFigure {
  const ms = Math.abs(due - now);
  const [unit, unitMs] =
    ms < hourMs
      ? (['minutes', minuteMs] as const)
      : ms < 2 * dayMs
        ? (['hours', hourMs] as const)
        : (['days', dayMs] as const);
  const tone = due < now ? 'late' : ms < soonMs ? 'soon' : 'open';
  return { count: Math.floor(ms / unitMs), unit, tone };
}
