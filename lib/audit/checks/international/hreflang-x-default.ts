import { definePageCheck, notApplicable, passed } from '../../check';
import { hreflangLinks } from '../../facts/hreflang/hreflang-links';

/** Reported, not scored: Google recommends a page for all other languages but doesn't require one. */
export const hreflangXDefault = definePageCheck({
  id: 'hreflang-x-default',
  category: 'international',
  severity: 'info',
  weight: 0,
  source: 'https://developers.google.com/search/blog/2013/04/x-default-hreflang-for-international-pages',
  reasons: ['missing'],
  cause: 'unfelt',
  effort: { loses: 'find', minutes: 15 },
  run: ({ page }) => {
    const links = hreflangLinks(page.html, page);
    const [first] = links;
    if (!first) return notApplicable;
    if (links.some(({ code }) => code === 'x-default')) return passed;
    return { status: 'failed', reason: 'missing', values: { address: first.address || page.url } };
  },
});
