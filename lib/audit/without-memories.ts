import type { WebPage } from '@/lib/web-page/page';
import type { SiteFacts } from '@/lib/web-page/site-facts';

/**
 * The same reading in objects of its own. What is worked out from a page or a robots.txt is remembered for as long as those
 * objects live, and can be many times their size: what is kept for the next who asks must not hold it.
 */
export function withoutMemories<Facts extends { page: WebPage; site: SiteFacts }>({
  page,
  site,
  ...rest
}: Facts) {
  return {
    ...rest,
    page: { ...page, html: page.html && { ...page.html } },
    site: { ...site, robotsTxt: site.robotsTxt && { ...site.robotsTxt } },
  };
}
