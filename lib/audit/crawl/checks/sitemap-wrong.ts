import type { CauseRule } from '../../check';
import { isHiddenOnPurpose } from '../../facts/page/is-hidden-on-purpose';
import type { SiteItem } from '../site-audit';
import { findItself, isFailing } from '../site-cause';
import { defineSiteCheck, notApplicable, toSiteOutcome } from '../site-check';
import type { SiteGraph } from '../site-graph';
import { listSubjects } from '../site-proof';

/**
 * Addresses in the sitemap that search engines can't index: errors, redirects, disallowed, noindex, or another
 * canonical.
 */
export const sitemapWrong = defineSiteCheck({
  id: 'sitemap-wrong',
  cause: (items, site) =>
    items.map((item) => {
      const rule = causeOfListing(item, hidesMore(items));
      const { url = '' } = item;
      return {
        ...rule,
        count: 1,
        pages: findItself(item, site),
        ...(rule.kind === 'failing-address' && { subject: { addresses: [{ url }] } }),
      };
    }),
  fixMends: 'sitemap',
  effort: { loses: 'find', minutes: 15 },
  weight: 1,
  proof: {
    needsSitemap: true,
    listAddresses: ({ url = '' }) => [url],
    findAgain: ({ items, kind, pages, addresses }) =>
      listSubjects({ items }).filter(
        // What is wrong with the listed pages themselves is asked of these pages.
        (url) => kind === 'sitemap' || pages.includes(url) || addresses.has(url),
      ),
  },
  places: 'usedOn',
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

/** Whether most that say noindex were not meant to: one setting does it, also where it might have been on purpose. */
function hidesMore(items: readonly SiteItem[]): boolean {
  const hidden = items.filter(({ text }) => text === 'noindex');
  return hidden.filter(({ url = '' }) => !isHiddenOnPurpose(url)).length > hidden.length / 2;
}

/** Because of the list, or of what is wrong at the address. */
function causeOfListing(item: SiteItem, isHiddenAnyway: boolean): CauseRule {
  const { url = '', text } = item;
  const isMeant = !isHiddenAnyway && isHiddenOnPurpose(url);
  if ((text === 'noindex' && !isMeant) || text === 'closed') return { kind: 'search-access' };
  if (text === 'canonical') return { kind: 'one-address', key: 'canonical' };
  return { kind: isFailing(item) ? 'failing-address' : 'sitemap' };
}

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
