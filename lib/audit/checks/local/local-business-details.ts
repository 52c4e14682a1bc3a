import { definePageCheck, notApplicable, passed } from '../../check';
import { localFacts } from '../../facts/local-business/local-facts';
import { hasValue } from '../../facts/structured-data/item-values';
import type { StructuredItem } from '../../facts/structured-data/structured-item';

/** Alternative property names for each detail; the first is the recommended one. */
const recommended = [
  ['telephone', 'contactPoint'],
  ['openingHoursSpecification', 'openingHours', 'specialOpeningHoursSpecification'],
  ['geo', 'hasMap'],
  ['url'],
  ['image', 'logo', 'photo'],
  ['priceRange'],
  ['sameAs'],
] as const;

/** Reported, not scored: properties that Google recommends besides name and address. */
export const localBusinessDetails = definePageCheck({
  id: 'local-business-details',
  category: 'local',
  severity: 'info',
  weight: 0,
  source:
    'https://developers.google.com/search/docs/appearance/structured-data/local-business#recommended-properties',
  reasons: ['sparse'],
  cause: { kind: 'business-data' },
  effort: { loses: 'find', minutes: 15 },
  run: ({ page }) => {
    const [business] = localFacts(page.html).businesses;
    if (!business) return notApplicable;
    const missing = recommended.filter((names) => !hasAny(business, names)).map(([name]) => name);
    if (missing.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'sparse',
      values: { missing: missing.join(', '), count: missing.length },
    };
  },
});

function hasAny(business: StructuredItem, names: readonly string[]): boolean {
  return names.some((name) => hasValue(business, name));
}
