import { chooseLinks } from '@/lib/web-page/choose-targets';
import type { Probe } from '@/lib/web-page/site-facts';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { EVIDENCE_LIMIT } from '../../facts/page/evidence';
import { linkEvidence, pageLinks } from '../../facts/page/page-links';

/** Internal links that answer with an error. At most ten are requested, none of which robots.txt disallows. */
export const brokenLinks = definePageCheck({
  id: 'broken-links',
  category: 'links',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  seenIn: 'network',
  needs: ['client-rendered'],
  lostWith: ['robots-txt', 'is-crawlable'],
  reasons: ['broken'],
  // Addresses at which the server fails are there: their links are right.
  cause: ({ failing, count }) => ({
    kind: failing !== undefined && failing === count ? 'failing-address' : 'missing-address',
  }),
  fixMends: 'missing-address',
  effort: { loses: 'trust', minutes: 20 },
  run: ({ page, site }) => {
    if (site.links.length === 0) return chooseLinks(page).length === 0 ? notApplicable : notMeasured;
    const broken = site.links.filter(isBroken);
    const values = { tried: site.links.length };
    if (broken.length === 0) return { ...passed, values };
    const links = pageLinks(page.html, page);
    return {
      status: 'failed',
      reason: 'broken',
      count: broken.length,
      values: { ...values, failing: broken.filter(isFailing).length },
      evidence: broken.slice(0, EVIDENCE_LIMIT).map((probe) => linkEvidence(links, probe)),
    };
  },
});

/** Refusals (401, 403, 429 and similar) may apply to robots only; 503 and timeouts are temporary. */
function isBroken({ outcome }: Probe): boolean {
  if (outcome.kind === 'failed')
    return outcome.code === 'dns_failed' || outcome.code === 'too_many_redirects';
  return (
    [404, 410].includes(outcome.status) ||
    (outcome.status >= 500 && outcome.status < 600 && outcome.status !== 503)
  );
}

/** Whether the address is there, but the server fails at it or redirects in a circle. */
function isFailing({ outcome }: Probe): boolean {
  return outcome.kind === 'failed' ? outcome.code === 'too_many_redirects' : outcome.status >= 500;
}
