import { readRelations } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { isWebLink, pageLinks } from '../../facts/page/page-links';

/** Browsers since 2021 imply noopener; only older ones are exposed, so it is reported and not scored. */
export const unsafeTargetBlank = definePageCheck({
  id: 'unsafe-target-blank',
  category: 'links',
  severity: 'info',
  weight: 0,
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/noopener',
  reasons: ['opener'],
  cause: 'unfelt',
  effort: { loses: 'trust', minutes: 15 },
  run: ({ page }) => {
    const { origin } = new URL(page.url);
    const links = pageLinks(page.html, page)
      .filter(isWebLink)
      .filter(
        ({ element, url }) =>
          element.attributes.target?.trim().toLowerCase() === '_blank' && url.origin !== origin,
      );
    if (links.length === 0) return notApplicable;
    const open = links.filter(({ element }) => {
      const relations = readRelations(element.attributes.rel);
      return !relations.includes('noopener') && !relations.includes('noreferrer');
    });
    if (open.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'opener',
      count: open.length,
      evidence: open.slice(0, EVIDENCE_LIMIT).map(({ element, url }) => toEvidence(element, url.href)),
    };
  },
});
