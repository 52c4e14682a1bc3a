import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';
import { isListable } from '../site-graph';

/** Words of a page without menu, header and footer. No search engine names a figure: fewer are hardly an answer to anything. */
const FEW_WORDS = 80;

export const thinPages = defineSiteCheck({
  id: 'thin-pages',
  run: ({ pages }) => {
    const listable = pages.filter(isListable);
    if (listable.length === 0) return notApplicable;
    const thin = listable.filter(({ page }) => page.words < FEW_WORDS);
    return outcomeOf(
      'info',
      thin
        .map(({ url, page }) => ({ url, figure: page.words }))
        .toSorted((one, other) => one.figure - other.figure),
    );
  },
});
