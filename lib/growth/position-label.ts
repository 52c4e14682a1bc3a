import type { MarketPosition, PositionBasis } from './result';

export type PositionLabel = 'leader' | 'competitor' | 'emerging' | 'unknown';

/** Key of the words for a position. Without a rating and rivals to compare with, a business is not called emerging. */
export function positionLabel(position: MarketPosition, basis: PositionBasis): PositionLabel {
  if (basis === null) return 'unknown';
  return position === 'other' ? 'emerging' : position;
}
