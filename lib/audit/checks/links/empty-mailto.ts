import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { pageLinks } from '../../facts/page/page-links';

/** A mailto: or tel: link without a recipient. A mailto: with only a subject or body is for sharing, and passes. */
export const emptyMailto = definePageCheck({
  id: 'empty-mailto',
  category: 'links',
  severity: 'info',
  weight: 0.5,
  source: 'https://www.rfc-editor.org/rfc/rfc6068',
  needs: ['client-rendered'],
  reasons: ['empty'],
  run: ({ page }) => {
    const links = pageLinks(page.html, page).filter(({ href }) => /^\s*(?:mailto|tel):/i.test(href));
    if (links.length === 0) return notApplicable;
    const empty = links.filter(({ href }) => /^\s*(?:mailto|tel):[\s/?]*$/i.test(href));
    if (empty.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'empty',
      count: empty.length,
      evidence: empty.slice(0, EVIDENCE_LIMIT).map(({ element, href }) => toEvidence(element, href)),
    };
  },
});
