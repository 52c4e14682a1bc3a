import { contactWords } from '../../facts/local-business/page-words';
import { defineSiteCheck, notApplicable, notMeasured, toSiteOutcome } from '../site-check';
import { isListable } from '../site-graph';

/** Clicks from the front page to the way to ask: one, from a menu. */
const NEAR = 1;

/** The contact page is linked from the front page. */
export const contactDepth = defineSiteCheck({
  id: 'contact-depth',
  cause: { kind: 'contact' },
  effort: { loses: 'call', minutes: 10 },
  weight: 1,
  proof: 'whole',
  places: 'usedOn',
  figure: 'clicks',
  run: ({ pages, clicksTo, origin, pageAt }) => {
    if (!pageAt(`${origin}/`)) return notMeasured;
    const ways = pages
      .filter(isListable)
      .filter(({ url, page }) => contactWords.test(decodePath(url)) || contactWords.test(page.title))
      .flatMap(({ url }) => {
        const figure = clicksTo(url);
        return figure === undefined ? [] : [{ url, figure }];
      })
      .toSorted((one, other) => one.figure - other.figure);
    const [nearest] = ways;
    if (!nearest) return notApplicable;
    return toSiteOutcome('warning', nearest.figure > NEAR ? [nearest] : []);
  },
});

function decodePath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
