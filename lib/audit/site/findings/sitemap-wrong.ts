import type { SiteItem } from '../site-audit';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import type { SiteGraph } from '../site-graph';

/**
 * Addresses in the sitemap that search engines can't index: errors, redirects, disallowed, noindex, or another
 * canonical.
 */
export const sitemapWrong = defineSiteCheck({
  id: 'sitemap-wrong',
  run: (site) => {
    const { listed } = site;
    if (!listed || listed.length === 0) return notApplicable;
    const found = listed.flatMap(({ url, isClosed }) => {
      const wrong = isClosed ? { text: 'closed' } : findListingFault(url, site);
      return wrong ? [{ url, ...wrong }] : [];
    });
    return toSiteOutcome('warning', found);
  },
});

/** Undefined if nothing is wrong, or if the address was not read. */
function findListingFault(
  url: string,
  { answerAt }: SiteGraph,
): Pick<SiteItem, 'text' | 'status' | 'target'> | undefined {
  const answer = answerAt(url);
  if (answer?.kind === 'error') return { status: answer.status };
  if (answer?.kind === 'redirect') return { status: answer.status, target: answer.target?.url };
  if (answer?.kind !== 'page') return undefined;
  const { isNoindex, canonical } = answer.page;
  if (isNoindex) return { text: 'noindex' };
  return canonical !== null && canonical !== url ? { text: 'canonical', target: canonical } : undefined;
}
