import { definePageCheck, notApplicable, passed } from '../../check';
import { listMessageLinks, listPhoneLinks } from '../../facts/local-business/contact-links';
import { EVIDENCE_LIMIT, shortened, toEvidence } from '../../facts/page/evidence';
import { pageLinks } from '../../facts/page/page-links';

/**
 * A mailto: or tel: link without a recipient, one that writes to another address than it shows, or a messenger's without a
 * recipient. A message with only a subject or text is for sharing, and passes.
 */
export const emptyMailto = definePageCheck({
  id: 'empty-mailto',
  category: 'links',
  severity: 'info',
  weight: 0.5,
  source: 'https://www.rfc-editor.org/rfc/rfc6068',
  needs: ['client-rendered'],
  reasons: ['empty', 'other', 'nobody'],
  cause: { kind: 'contact-links' },
  effort: { loses: 'call', minutes: 5 },
  run: ({ page }) => {
    const messages = listMessageLinks(page.html).filter(({ element }) => !element.hidden);
    for (const reason of ['other', 'nobody'] as const) {
      const wrong = messages.filter(({ state }) => state === reason);
      const [first] = wrong;
      if (!first) continue;
      return {
        status: 'failed',
        reason,
        severity: 'warning',
        values: { count: wrong.length, shown: shortened(first.shown), to: shortened(first.to) },
        count: wrong.length,
        evidence: wrong.slice(0, EVIDENCE_LIMIT).map(({ element }) => toEvidence(element)),
      };
    }
    const links = pageLinks(page.html, page).filter(({ href }) => /^\s*(?:mailto|tel):/i.test(href));
    if (links.length + messages.length === 0) return notApplicable;
    const dead = new Set(
      [...messages, ...listPhoneLinks(page.html)]
        .filter(({ state }) => state === 'invalid')
        .map(({ element }) => element),
    );
    const empty = links.filter(
      ({ href, element }) => /^\s*(?:mailto|tel):[\s/?]*$/i.test(href) || dead.has(element),
    );
    if (empty.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'empty',
      count: empty.length,
      evidence: empty.slice(0, EVIDENCE_LIMIT).map(({ element, href }) => toEvidence(element, href)),
    };
  },
});
