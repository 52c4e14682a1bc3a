import type { Budget } from '@/lib/content/business-profile';

/** Australian dollars. The highest has no upper end; its `to` equals `from`. */
export const budgetRange = {
  'under-5k': { from: 0, to: 5000 },
  '5k-15k': { from: 5000, to: 15_000 },
  '15k-50k': { from: 15_000, to: 50_000 },
  '50k-plus': { from: 50_000, to: 50_000 },
} as const satisfies Record<Budget, { from: number; to: number }>;

/** The most that may be spent, in Australian dollars; Infinity if there is no limit or no budget is given. */
export function budgetLimit(budget: Budget | undefined): number {
  if (!budget || budget === '50k-plus') return Number.POSITIVE_INFINITY;
  return budgetRange[budget].to;
}
