import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { isListable } from '../site-graph';
import { listSubjects } from '../site-proof';

/** Words of a page without menu, header and footer. A rule of thumb: search engines name no figure. */
const FEW_WORDS = 80;

export const thinPages = defineSiteCheck({
  id: 'thin-pages',
  cause: { kind: 'texts' },
  effort: { loses: 'find', minutes: 30 },
  weight: 0.5,
  proof: { findAgain: listSubjects },
  places: 'usedOn',
  run: ({ pages }) => {
    // What a page says that scripts fill, its source doesn't tell.
    const listable = pages.filter(
      (each) => isListable(each) && !each.page.faults.some(({ id }) => id === 'client-rendered'),
    );
    if (listable.length === 0) return notApplicable;
    const thin = listable.filter(({ page }) => page.words < FEW_WORDS);
    return toSiteOutcome(
      'info',
      thin
        .map(({ url, page }) => ({ url, figure: page.words }))
        .toSorted((one, other) => one.figure - other.figure),
    );
  },
});
