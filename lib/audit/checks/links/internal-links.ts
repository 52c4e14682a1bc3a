import { definePageCheck, passed } from '../../check';
import { isInternalLink, pageLinks, withoutFragment } from '../../facts/page/page-links';

/** Distinct pages of the same site. */
const TARGETS_MIN = 3;
/** Most links in total; the more there are, the less rank each passes on. A rule of thumb. */
const LINKS_MAX = 150;

/** Whether the page has enough links to the site's other pages, and not too many. */
export const internalLinks = definePageCheck({
  id: 'internal-links',
  category: 'links',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#internal-link',
  needs: ['client-rendered'],
  reasons: ['none', 'few', 'many'],
  cause: { kind: 'navigation' },
  effort: { loses: 'find', minutes: 30 },
  run: ({ page }) => {
    const links = pageLinks(page.html, page);
    const targets = new Set(
      links.flatMap((link) => (isInternalLink(link, page.url) ? [withoutFragment(link.url.href)] : [])),
    ).size;
    const values = { targets, links: links.length, wanted: TARGETS_MIN, limit: LINKS_MAX };
    if (targets === 0) return { status: 'failed', reason: 'none', values };
    if (targets < TARGETS_MIN) return { status: 'failed', reason: 'few', values };
    return links.length > LINKS_MAX ? { status: 'failed', reason: 'many', values } : { ...passed, values };
  },
});
