import type { HtmlFacts } from '@/lib/web-page/page';
import { readPropertyValues, readTexts } from '../structured-data/item-values';
import type { StructuredItem } from '../structured-data/structured-item';
import { localFacts } from './local-facts';

/** Stars from 1 to 5, and the number of reviews; null where it isn't said. */
interface Stars {
  rating: number;
  reviewCount: number | null;
}

export interface StatedRating extends Stars {
  /** Of the business that is rated. */
  names: readonly string[];
}

/** More are rated in a directory only. */
const mostRated = 100;
const mostNames = 3;
const nameLength = 200;

/**
 * The valid ratings of businesses and organisations in a page's structured data, on a scale from 1 to 5.
 * https://schema.org/AggregateRating
 */
export function listStatedRatings(html: HtmlFacts): StatedRating[] {
  const { businesses, items } = localFacts(html);
  const organizations = items.filter(({ types }) => types.includes('Organization'));
  return [...businesses, ...organizations]
    .flatMap((business) => {
      const stars = parseRating(business, items);
      if (!stars) return [];
      const names = readTexts(business, 'name', items).slice(0, mostNames);
      return [{ ...stars, names: names.map((name) => name.slice(0, nameLength)) }];
    })
    .slice(0, mostRated);
}

function parseRating(business: StructuredItem, items: readonly StructuredItem[]): Stars | null {
  const stated = readPropertyValues(business, 'aggregateRating', items).find(
    (value) => typeof value !== 'string',
  );
  if (!stated) return null;
  const figure = (name: string) => toNumber(readTexts(stated, name, items)[0]);
  const value = figure('ratingValue');
  const rating = value === null ? null : onFive(value, figure('worstRating') ?? 1, figure('bestRating') ?? 5);
  const count = figure('reviewCount') ?? figure('ratingCount');
  if (rating === null || count === 0) return null;
  return { rating, reviewCount: count !== null && Number.isInteger(count) && count > 0 ? count : null };
}

/** Converts to a scale from 1 to 5, to a tenth; null if the value is outside its own scale. */
function onFive(value: number, worst: number, best: number): number | null {
  if (best <= worst || value < worst || value > best) return null;
  return Math.round((1 + ((value - worst) / (best - worst)) * 4) * 10) / 10;
}

function toNumber(text: string | undefined): number | null {
  const match = /^\d{1,7}(?:[.,]\d{1,4})?$/.exec(text?.trim() ?? '');
  return match ? Number(match[0].replace(',', '.')) : null;
}
