import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import { isListable } from '../site-graph';

/** A language found on at least this share of the pages is one of the site's languages. */
const SHARE = 0.3;

/** Pages of a multilingual website without a link to one of its language versions. */
export const missingLanguages = defineSiteCheck({
  id: 'missing-languages',
  cause: { kind: 'languages' },
  effort: { loses: 'find', minutes: 60 },
  weight: 1,
  proof: {
    // Which languages the website has was asked in the crawl.
    findAgain: ({ graph, before }) => {
      const missing = new Map(before.map(({ url, languages }) => [url, languages ?? []]));
      return graph.pages.flatMap(({ url, page }) =>
        missing.get(url)?.some((code) => !page.languages.includes(code)) ? [url] : [],
      );
    },
  },
  places: 'usedOn',
  run: ({ pages }) => {
    const listable = pages.filter(isListable);
    const counts = new Map<string, number>();
    for (const { page } of listable) {
      for (const code of page.languages) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const languages = [...counts]
      .flatMap(([code, count]) => (count >= listable.length * SHARE ? [code] : []))
      .sort();
    if (languages.length < 2) return notApplicable;
    const inSeveral = Map.groupBy(listable, ({ url }) => withoutLanguage(url));
    const found = listable.flatMap(({ url, page }) => {
      // A page that names no version and has none at the same path may be in one language on purpose.
      if (page.languages.length === 0 && inSeveral.get(withoutLanguage(url))?.length === 1) return [];
      const missing = languages.filter((code) => !page.languages.includes(code));
      return missing.length > 0 ? [{ url, languages: missing }] : [];
    });
    return toSiteOutcome('warning', found);
  },
});

/** The path without the folder of a language. */
function withoutLanguage(url: string): string {
  return new URL(url).pathname.replace(/^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i, '').replace(/\/$/, '');
}
