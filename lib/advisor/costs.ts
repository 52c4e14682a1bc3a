import type { Offer, Rule } from './rule';
import type { RuleId } from './rules';
import type { Situation } from './situation';

/** Months for which a monthly price is counted: by then its effect can be assessed. */
export const COUNTED_MONTHS = 6;

/** Work that is paid month by month, for an owner who refuses anything of the kind. */
export const retainers: readonly RuleId[] = [
  'website-care',
  'growth-package',
  'listings-by-us',
  'search-engine-work',
  'start-search-early',
  'season-ahead',
  'paid-search',
  'bridge-until-search',
  'one-suburb-first',
];

export function offerOf(rule: Rule, situation: Situation): Offer {
  return rule.offer?.(situation) ?? { price: null };
}

/** Australian dollars for half a year; 0 if it is free or only a quote can tell. */
export function halfYearCost({ price }: Offer): number {
  if (!price) return 0;
  return price.per === 'month' ? price.dollars * COUNTED_MONTHS : price.dollars;
}
