import type { Industry } from '@/lib/content/business';

/** Trades that earn much of their annual income in a few months; their SEO work is scheduled backwards from the season. */
const seasonal: readonly Industry[] = ['tourism', 'retail', 'restaurant'];

export function isSeasonal(industry: Industry): boolean {
  return seasonal.includes(industry);
}
