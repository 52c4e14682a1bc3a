import type { Industry } from './facts';

/** Trades that earn much of their year in a few months: their search work is counted back from those. */
const seasonal: readonly Industry[] = ['tourism', 'retail', 'restaurant'];

export function isSeasonal(industry: Industry): boolean {
  return seasonal.includes(industry);
}
