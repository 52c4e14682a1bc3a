import { dayMs } from '@/lib/durations';
import { closesMs, isOpenOn, officeOffsetMs, opensMs } from './answer-due';

/** Milliseconds of office hours between two times. */
export function officeHoursBetween(from: number, to: number): number {
  const [start, end] = [from + officeOffsetMs, to + officeOffsetMs];
  let sum = 0;
  for (let day = Math.floor(start / dayMs); day * dayMs < end; day += 1) {
    if (!isOpenOn(day)) continue;
    const opens = Math.max(day * dayMs + opensMs, start);
    const closes = Math.min(day * dayMs + closesMs, end);
    sum += Math.max(0, closes - opens);
  }
  return sum;
}

/** The last time until now at which the office opened. */
export function lastOpening(now: number): number {
  let day = Math.floor((now + officeOffsetMs - opensMs) / dayMs);
  while (!isOpenOn(day)) day -= 1;
  return day * dayMs + opensMs - officeOffsetMs;
}
