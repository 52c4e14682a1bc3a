import { definePageCheck, notApplicable, passed } from '../../check';
import { findHours } from '../../facts/local-business/find-hours';
import { localFacts } from '../../facts/local-business/local-facts';
import { listShownHours } from '../../facts/local-business/shown-hours';
import { hasValue } from '../../facts/structured-data/item-values';

const inData = ['openingHours', 'openingHoursSpecification', 'specialOpeningHoursSpecification'] as const;
/** Opening hours, in structured data or in the text. */
export const openingHours = definePageCheck({
  id: 'opening-hours',
  category: 'local',
  severity: 'info',
  weight: 0.5,
  source: 'https://schema.org/openingHoursSpecification',
  needs: ['client-rendered'],
  lostWith: ['structured-data'],
  reasons: ['missing'],
  cause: { kind: 'contact' },
  effort: { loses: 'call', minutes: 10 },
  run: ({ page }) => {
    const { businesses, isLocal } = localFacts(page.html);
    if (!isLocal) return notApplicable;
    if (businesses.some((business) => inData.some((name) => hasValue(business, name)))) return passed;
    const { text } = page.html;
    // What the sheet of facts lists as hours is never called missing.
    return findHours(text) || listShownHours(text).length > 0
      ? passed
      : { status: 'failed', reason: 'missing' };
  },
});
