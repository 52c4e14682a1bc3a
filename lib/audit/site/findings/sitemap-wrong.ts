import type { SiteItem } from '../site-audit';
import { defineSiteCheck, notApplicable, outcomeOf } from '../site-check';
import type { SiteGraph } from '../site-graph';

/** Addresses in the sitemap that no search engine can list: gone, moved, closed, or told to stay out. */
export const sitemapWrong = defineSiteCheck({
  id: 'sitemap-wrong',
  run: (site) => {
    const { listed } = site;
    if (!listed || listed.length === 0) return notApplicable;
    const found = listed.flatMap(({ url, isClosed }) => {
      const wrong = isClosed ? { text: 'closed' } : wrongWith(url, site);
      return wrong ? [{ url, ...wrong }] : [];
    });
    return outcomeOf('warning', found);
  },
});

/** Undefined also for what was not read. */
function wrongWith(
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
