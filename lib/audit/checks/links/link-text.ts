import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { findPageLanguage } from '../../facts/page/find-text-language';
import { isGenericLinkText } from '../../facts/page/generic-link-texts';
import { isSamePage, type PageLink, pageLinks } from '../../facts/page/page-links';

/**
 * Lighthouse's rule with our own lists in more languages. As in Lighthouse, an aria-label does not count: Google and
 * people read the text.
 */
export const linkText = definePageCheck({
  id: 'link-text',
  category: 'links',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  needs: ['client-rendered'],
  reasons: ['generic'],
  cause: { kind: 'links', from: 'element' },
  effort: { loses: 'find', minutes: 20 },
  run: ({ page }) => {
    const links = pageLinks(page.html, page).filter((link) => leadsAway(link, page.url));
    if (links.length === 0) return notApplicable;
    const root = page.html.elements.html?.[0]?.lang ?? '';
    // A page may state a language that its text isn't in: that is the fault, and text-language tells it.
    const own = findPageLanguage(page.html);
    const generic = links.filter(({ element }) =>
      element.lang === root && own !== root
        ? isGenericLinkText(element.text, own) ||
          (!isMenuWord(element.text) && isGenericLinkText(element.text, root))
        : isGenericLinkText(element.text, element.lang),
    );
    const [first] = generic;
    if (!first) return passed;
    return {
      status: 'failed',
      reason: 'generic',
      count: generic.length,
      values: { text: first.element.text, target: first.url?.href ?? first.href, total: links.length },
      evidence: generic
        .slice(0, EVIDENCE_LIMIT)
        .map(({ element, url, href }) => toEvidence(element, url?.href ?? href)),
    };
  },
});

/** A link to another page without nofollow. */
function leadsAway({ element, url, href }: PageLink, pageUrl: string): boolean {
  if (/nofollow/i.test(element.attributes.rel ?? '')) return false;
  if (!url) return href.trim() !== '';
  if (/^(?:javascript|mailto):$/.test(url.protocol)) return false;
  return !isSamePage(url.href, pageUrl);
}

/** A word that leads home in other languages than English: "Start" in German, Polish or Swedish. */
function isMenuWord(text: string): boolean {
  return /^\s*start\s*$/i.test(text);
}
