import { definePageCheck, notApplicable, passed } from '../../check';
import { addressPart, findBusinessAddress, localFacts } from '../../facts/local-business/local-facts';
import { hasValue, readPropertyValues } from '../../facts/structured-data/item-values';
import type { StructuredItem } from '../../facts/structured-data/structured-item';

/** Countries in which Christmas or New Year is a public holiday and most businesses keep other hours. */
const countries =
  /^(?:au|nz|gb|uk|ie|us|usa|ca|de|at|ch|es|pt|br|mx|pl|bg|fr|it|nl|be|australia|new zealand|united kingdom|ireland|united states|canada|germany|deutschland|austria|switzerland|spain|españa|portugal|brazil|poland|polska|bulgaria|france|italy|netherlands)$/i;

/**
 * Reported, not scored, and only in December: a business whose structured data has opening hours also states those of the
 * Christmas holidays. Without them search engines show the ordinary ones.
 */
export const specialHours = definePageCheck({
  id: 'special-hours',
  category: 'local',
  severity: 'info',
  weight: 0,
  source:
    'https://developers.google.com/search/docs/appearance/structured-data/local-business#seasonal-hours',
  reasons: ['ordinary'],
  cause: 'note',
  effort: { loses: 'call', minutes: 10 },
  run: ({ page: { html }, fetchedAt }) => {
    if (!html || fetchedAt.getUTCMonth() !== 11) return notApplicable;
    const { businesses, items } = localFacts(html);
    const judged = businesses.find(
      (business) =>
        ['openingHours', 'openingHoursSpecification'].some((name) => hasValue(business, name)) &&
        countries.test(addressPart(findBusinessAddress(business, items), 'addressCountry', items)),
    );
    if (!judged) return notApplicable;
    return statesHolidays(judged, items) ? passed : { status: 'failed', reason: 'ordinary' };
  },
});

function statesHolidays(business: StructuredItem, items: readonly StructuredItem[]): boolean {
  if (hasValue(business, 'specialOpeningHoursSpecification')) return true;
  return readPropertyValues(business, 'openingHoursSpecification', items).some(
    (value) => typeof value !== 'string' && hasValue(value, 'validFrom'),
  );
}
