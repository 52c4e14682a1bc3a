import type { MarketPosition, PositionBasis } from './result';

export type PositionLabel = 'leader' | 'competitor' | 'emerging' | 'unknown';

/** Message key for a position. With neither rating nor rivals to compare with, it is unknown rather than emerging. */
export function positionLabel(position: MarketPosition, basis: PositionBasis): PositionLabel {
  if (basis === null) return 'unknown';
  return position === 'other' ? 'emerging' : position;
}
