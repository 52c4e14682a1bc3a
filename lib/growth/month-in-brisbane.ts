import { brand } from '@/lib/config/brand';

/** 1–12. */
export function monthInBrisbane(now: Date): number {
  return Number(new Intl.DateTimeFormat('en-AU', { month: 'numeric', timeZone: brand.timeZone }).format(now));
}
