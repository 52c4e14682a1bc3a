import { findContradictions } from '../compare-contacts';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';

/**
 * Names, numbers, addresses and hours that contradict each other on the website's own pages.
 * https://support.google.com/business/answer/3038177
 */
export const factsDiffer = defineSiteCheck({
  id: 'facts-differ',
  cause: { kind: 'facts' },
  effort: { loses: 'call', minutes: 15 },
  weight: 1,
  proof: 'whole',
  places: 'usedOn',
  run: ({ pages }) => {
    if (pages.filter(({ page }) => page.contacts).length < 2) return notApplicable;
    return toSiteOutcome(
      'warning',
      findContradictions(pages).map(({ value, pages: urls }) => ({
        text: value,
        places: urls.map((url) => ({ url })),
      })),
    );
  },
});
