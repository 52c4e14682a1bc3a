import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { definePageCheck, notApplicable, passed } from '../../check';
import { hasNameAttribute, isLabelledBy } from '../../facts/page/accessible-name';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { pageLinks } from '../../facts/page/page-links';

/** Lighthouse's rule: a visible link has an accessible name: text, an image's alternative text or a label. */
export const linkName = definePageCheck({
  id: 'link-name',
  category: 'links',
  severity: 'warning',
  weight: 1,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context',
  needs: ['client-rendered'],
  reasons: ['nameless'],
  cause: { kind: 'links', from: 'element' },
  effort: { loses: 'use', minutes: 20 },
  run: ({ page }) => {
    const { html } = page;
    const links = pageLinks(html, page).filter(({ element }) => !element.hidden);
    if (links.length === 0) return notApplicable;
    const nameless = links.filter(({ element }) => !hasName(element, html));
    if (nameless.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'nameless',
      count: nameless.length,
      evidence: nameless
        .slice(0, EVIDENCE_LIMIT)
        .map(({ element, url, href }) => toEvidence(element, url?.href ?? href)),
    };
  },
});

function hasName(link: PageElement, html: HtmlFacts): boolean {
  const isNamed = link.text.trim() !== '' || link.altText.trim() !== '';
  return isNamed || isLabelledBy(link, html) || hasNameAttribute(link, ['aria-label', 'title']);
}
