import { localFacts } from '@/lib/audit/facts/local/local-facts';
import { readPropertyValues, readTexts } from '@/lib/audit/facts/structured-data/item-values';
import type { StructuredItem } from '@/lib/audit/facts/structured-data/structured-item';
import type { HtmlFacts } from '@/lib/web-page/page';
import type { Rating } from './facts';
import { namesMatch } from './names-match';

/**
 * The rating of the business in a page's structured data, on a scale from 1 to 5. Null if it is missing or invalid, or
 * if several items are rated but none has the name of the business, as in a directory.
 * https://schema.org/AggregateRating
 */
export function statedRating(html: HtmlFacts, businessName: string): Rating | null {
  const { businesses, items } = localFacts(html);
  const organizations = items.filter(({ types }) => types.includes('Organization'));
  const rated = [...businesses, ...organizations].flatMap((business) => {
    const rating = parseRating(business, items);
    return rating ? [{ rating, names: readTexts(business, 'name', items) }] : [];
  });
  const named = rated.find(({ names }) => names.some((name) => namesMatch(name, businessName)));
  return (named ?? (rated.length === 1 ? rated[0] : undefined))?.rating ?? null;
}

function parseRating(business: StructuredItem, items: readonly StructuredItem[]): Rating | null {
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
