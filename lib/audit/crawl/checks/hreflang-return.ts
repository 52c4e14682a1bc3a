import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { isListable } from '../site-graph';

/**
 * Versions in other languages that don't name the page back: search engines then ignore the link between the two.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export const hreflangReturn = defineSiteCheck({
  id: 'hreflang-return',
  cause: { kind: 'languages' },
  effort: { loses: 'find', minutes: 45 },
  weight: 0.5,
  proof: 'whole',
  places: 'namedBy',
  run: ({ pages, pageAt }) => {
    const naming = pages.filter(isListable).flatMap(({ url, page }) =>
      (page.alternates ?? []).flatMap((alternate) => {
        const target = pageAt(alternate);
        return target && target.url !== url ? [{ url, target }] : [];
      }),
    );
    if (naming.length === 0) return notApplicable;
    const silent = naming.filter(
      ({ url, target }) =>
        !(target.page.alternates ?? []).some((alternate) => pageAt(alternate)?.url === url),
    );
    const byTarget = Map.groupBy(silent, ({ target }) => target.url);
    return toSiteOutcome(
      'warning',
      [...byTarget].map(([url, from]) => ({ url, places: from.map((each) => ({ url: each.url })) })),
    );
  },
});
