import type { MarketPosition, PositionBasis } from './result';

export type PositionLabel = 'leader' | 'competitor' | 'emerging' | 'unknown';

/** Key of the words for a position: who has neither a rating nor rivals to compare with isn't called emerging. */
export function positionLabel(position: MarketPosition, basis: PositionBasis): PositionLabel {
  if (basis === null) return 'unknown';
  return position === 'other' ? 'emerging' : position;
}
