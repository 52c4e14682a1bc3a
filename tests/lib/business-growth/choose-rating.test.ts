import { listStatedRatings } from '@/lib/audit/facts/local-business/stated-ratings';
import { chooseRating } from '@/lib/business-growth/choose-rating';
import { createPage, ldJson } from '@/tests/support/smith-plumbing';
import { createVisit } from '@/tests/support/visit';

function stated(...parts: string[]) {
  const { html } = createVisit({ html: createPage(...parts) }).page;
  if (!html) throw new Error('The page has no HTML.');
  return chooseRating(listStatedRatings(html), 'Smith & Sons Plumbing');
}

const business = (aggregateRating: unknown, more: object = {}) =>
  ldJson({
    '@context': 'https://schema.org',
    '@type': 'Plumber',
    name: 'Smith & Sons Plumbing',
    aggregateRating,
    ...more,
  });

describe('the rating that a page states', () => {
  it.each([
    [
      { ratingValue: 4.8, reviewCount: 120 },
      { rating: 4.8, reviewCount: 120 },
    ],
    [
      { ratingValue: '4,8', ratingCount: '120' },
      { rating: 4.8, reviewCount: 120 },
    ],
    [
      { ratingValue: 9, bestRating: 10, worstRating: 0, reviewCount: 3 },
      { rating: 4.6, reviewCount: 3 },
    ],
    [
      { ratingValue: 96, bestRating: 100, worstRating: 1, reviewCount: 3 },
      { rating: 4.8, reviewCount: 3 },
    ],
    [{ ratingValue: 4.5 }, { rating: 4.5, reviewCount: null }],
    [
      { ratingValue: 4.5, reviewCount: 'many' },
      { rating: 4.5, reviewCount: null },
    ],
  ])('of %j is %j', (aggregateRating, expected) => {
    expect(stated(business({ '@type': 'AggregateRating', ...aggregateRating }))).toEqual(expected);
  });

  it.each([
    [{ ratingValue: 7, reviewCount: 12 }],
    [{ ratingValue: 0, reviewCount: 12 }],
    [{ ratingValue: 4.9, reviewCount: 0 }],
    [{ ratingValue: 'excellent', reviewCount: 12 }],
    [{ ratingValue: 4, bestRating: 1, reviewCount: 12 }],
    ['4.9'],
    [undefined],
  ])('of %j is none', (aggregateRating) => {
    expect(stated(business(aggregateRating))).toBeNull();
  });

  it('may be a separate item referenced by its @id', () => {
    const rating = { '@id': '#r', '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 9 };
    const page = ldJson({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Plumber', name: 'Smith', aggregateRating: { '@id': '#r' } }, rating],
    });
    expect(stated(page)).toEqual({ rating: 4.2, reviewCount: 9 });
  });

  it('of a product is not the business’s', () => {
    const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Tap' };
    expect(stated(ldJson({ ...product, aggregateRating: { ratingValue: 5, reviewCount: 900 } }))).toBeNull();
  });

  it('in a directory is the one with the name, or none', () => {
    const other = business({ ratingValue: 5, reviewCount: 900 }, { name: 'Jones Drains' });
    const third = business({ ratingValue: 3, reviewCount: 2 }, { name: 'Brown Pipes' });
    expect(stated(other, third)).toBeNull();
    expect(stated(other, business({ ratingValue: 4, reviewCount: 8 }))).toEqual({
      rating: 4,
      reviewCount: 8,
    });
  });
});
