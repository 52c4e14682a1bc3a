import { isSameSite } from '@/lib/web-page/choose-targets';
import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { isPrivateTarget } from '../../facts/page/is-private-target';
import { pageLinks } from '../../facts/page/page-links';

/** Links from an https page to http:// addresses. Insecure subresources belong to mixed-content, private addresses to localhost-links. */
export const insecureLinks = definePageCheck({
  id: 'insecure-links',
  category: 'links',
  severity: 'warning',
  weight: 1,
  source: 'https://web.dev/articles/why-https-matters',
  needs: ['client-rendered'],
  lostWith: ['is-on-https'],
  reasons: ['own', 'others'],
  cause: { kind: 'links', from: 'element' },
  effort: { loses: 'trust', minutes: 15 },
  byReason: {
    own: { cause: { kind: 'encryption' } },
  },
  run: ({ page }) => {
    if (!page.html || !page.url.startsWith('https:')) return notApplicable;
    const insecure = pageLinks(page.html, page).flatMap(({ element, url }) =>
      url?.protocol === 'http:' && !isPrivateTarget(url) ? [{ element, url }] : [],
    );
    if (insecure.length === 0) return passed;
    const own = insecure.filter(({ url }) => isSameSite(url.href, page.url));
    const shown = own.length > 0 ? own : insecure;
    return {
      status: 'failed',
      reason: own.length > 0 ? 'own' : 'others',
      count: shown.length,
      evidence: shown.slice(0, EVIDENCE_LIMIT).map(({ element, url }) => toEvidence(element, url.href)),
    };
  },
});
