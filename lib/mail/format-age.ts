import { dayMs, hourMs, minuteMs } from '@/lib/durations';

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

/** For operators, in the largest unit that fits: `3 days`, `1 hour`, `0 minutes`. */
export function formatAge(ms: number): string {
  const [unit, length] = units.find(([, length]) => ms >= length) ?? units[2];
  const count = Math.max(0, Math.floor(ms / length));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
