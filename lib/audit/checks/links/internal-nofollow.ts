import { readRelations } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { isHiddenOnPurpose } from '../../facts/page/is-hidden-on-purpose';
import { isInternalLink, pageLinks } from '../../facts/page/page-links';

/** Further pages that need not be in search engines: nofollow does no harm there. */
const personal =
  /(?:^|[/._-])(?:login|log-in|signin|sign-in|signup|register|logout|account|my-account|cart|basket|checkout|wishlist|wp-admin|wp-login|admin|share|print|search)(?=$|[/._-])/i;

/** Internal links with nofollow. */
export const internalNofollow = definePageCheck({
  id: 'internal-nofollow',
  category: 'links',
  severity: 'info',
  weight: 0.5,
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  needs: ['client-rendered'],
  reasons: ['nofollow'],
  cause: { kind: 'links', from: 'element' },
  effort: { loses: 'find', minutes: 20 },
  run: ({ page }) => {
    const links = pageLinks(page.html, page).filter((link) => isInternalLink(link, page.url));
    if (links.length === 0) return notApplicable;
    const { pathname } = new URL(page.url);
    const unfollowed = links.filter(
      ({ element, url }) =>
        readRelations(element.attributes.rel).includes('nofollow') &&
        !isHiddenOnPurpose(url.href) &&
        !personal.test(url.pathname) &&
        !/add-to-cart|replytocom/i.test(url.search) &&
        // The same list in another order.
        !(url.search !== '' && url.pathname === pathname),
    );
    if (unfollowed.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'nofollow',
      count: unfollowed.length,
      evidence: unfollowed.slice(0, EVIDENCE_LIMIT).map(({ element, url }) => toEvidence(element, url.href)),
    };
  },
});
