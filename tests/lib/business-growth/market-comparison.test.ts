import { computeStanding, type MarketComparison } from '@/lib/business-growth/market-comparison';
import { positionLabel } from '@/lib/business-growth/position-label';
import words from '@/messages/en/business-growth.json';
import { someRivals } from '@/tests/support/growth-facts';

const typed = (value: number) => ({ value, source: 'typed' }) as const;
const standing = (rating: number | null, reviews: number | null, rivals: number | null) =>
  computeStanding({
    rating: rating === null ? null : typed(rating),
    reviewCount: reviews === null ? null : typed(reviews),
    rivals: rivals === null ? null : someRivals(rivals),
  });
const label = ({ position, basis }: MarketComparison) =>
  words.result.positions[positionLabel(position, basis)];

describe('the position in the market', () => {
  it.each([
    ['Market Leader', 4.9, 120, 10],
    ['Strong Competitor', 4.5, 40, 10],
    ['Emerging Business', 3.4, 40, 10],
    ['Emerging Business', 4.8, 60, null],
    ['Emerging Business', 5, 12, null],
    ['Emerging Business', 3.9, 200, null],
    ['Emerging Business', null, null, 10],
    ['Not enough data yet', null, null, null],
    ['Not enough data yet', null, 30, null],
  ] as const)(
    'is called %s for %s stars by %s people among %s rivals [GROWTH-14]',
    (expected, rating, reviews, rivals) => {
      expect(label(standing(rating, reviews, rivals))).toBe(expected);
    },
  );

  it('is the share of rivals below, ties by half', () => {
    expect(standing(5, 500, 4).percentile).toBe(100);
    expect(standing(3, 500, 4).percentile).toBe(0);
    const level = { rating: 4.5, reviewCount: 40 };
    expect(
      computeStanding({ rating: typed(4.5), reviewCount: typed(40), rivals: [level, level, level] })
        .percentile,
    ).toBe(50);
  });

  it('counts a perfect rating of two people for less than a good one of two hundred', () => {
    const few = standing(5, 2, 10).percentile ?? 0;
    const many = standing(4.8, 200, 10).percentile ?? 0;
    expect(few).toBeLessThan(many);
  });

  it('rises with the rating and never falls', () => {
    const percentiles = [3, 3.5, 4, 4.2, 4.4, 4.6, 4.8, 5].map(
      (rating) => standing(rating, 40, 10).percentile ?? 0,
    );
    expect(percentiles).toEqual([...percentiles].sort((a, b) => a - b));
    expect(new Set(percentiles).size).toBeGreaterThan(4);
  });

  it('can’t be compared without a number of reviews, and says what it went by', () => {
    expect(standing(4.8, null, 10)).toMatchObject({
      percentile: null,
      basis: 'rating',
      position: 'other',
    });
  });

  it('returns the median of the rivals', () => {
    expect(standing(4.2, 9, 4).market).toEqual({ count: 4, medianRating: 4.2, medianReviewCount: 40 });
    expect(standing(4.2, 9, 5).market).toEqual({ count: 5, medianRating: 4.2, medianReviewCount: 40 });
  });
});
