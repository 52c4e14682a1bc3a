import { brand } from '@/lib/config/brand';

/** The month of a moment in Brisbane, 1–12. */
export function monthInBrisbane(now: Date): number {
  return Number(new Intl.DateTimeFormat('en-AU', { month: 'numeric', timeZone: brand.timeZone }).format(now));
}
