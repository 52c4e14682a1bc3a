import type { MarketPosition, PositionBasis } from './result';

export type PositionLabel = 'leader' | 'competitor' | 'emerging' | 'unknown';

/**
 * Message key for a position. With neither rating nor rivals it is unknown rather than emerging. Only who was compared with
 * rivals is called a competitor; results of before 1 December 2026 say so by the rating alone.
 */
export function positionLabel(position: MarketPosition, basis: PositionBasis): PositionLabel {
  if (basis === null) return 'unknown';
  return position === 'other' || basis === 'rating' ? 'emerging' : position;
}
