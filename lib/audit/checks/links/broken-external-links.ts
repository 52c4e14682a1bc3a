import { chooseOutgoing } from '@/lib/web-page/choose-targets';
import type { Probe } from '@/lib/web-page/site-facts';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { EVIDENCE_LIMIT } from '../../facts/page/evidence';
import { linkEvidence, pageLinks } from '../../facts/page/page-links';

/**
 * Links to other websites whose page or domain no longer exists. At most ten are requested, one per host. Its weight is
 * low: what others do with their websites is not this site's fault.
 */
export const brokenExternalLinks = definePageCheck({
  id: 'broken-external-links',
  category: 'links',
  severity: 'info',
  weight: 0.25,
  source:
    'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#write-good-anchor-text',
  seenIn: 'network',
  needs: ['client-rendered'],
  reasons: ['broken'],
  cause: { kind: 'links' },
  effort: { loses: 'trust', minutes: 15 },
  run: ({ page, site: { outgoing } }) => {
    if (outgoing.length === 0) return chooseOutgoing(page).length === 0 ? notApplicable : notMeasured;
    const areNamesFound = outgoing.some(({ outcome }) => outcome.kind === 'answered');
    const broken = outgoing.filter((probe) => isGone(probe, areNamesFound));
    const working = outgoing.filter(({ outcome }) => outcome.kind === 'answered' && outcome.status < 400);
    const values = { tried: working.length + broken.length };
    if (values.tried === 0) return notMeasured;
    if (broken.length === 0) return { ...passed, values };
    const links = pageLinks(page.html, page);
    return {
      status: 'failed',
      reason: 'broken',
      count: broken.length,
      values,
      evidence: broken.slice(0, EVIDENCE_LIMIT).map((probe) => linkEvidence(links, probe)),
    };
  },
});

/**
 * Only 404 and 410 count: other failures may apply to robots only, or be temporary. An unknown host name counts only if
 * another name was resolved, because the lookup may have failed on our side.
 */
function isGone(probe: Probe, areNamesFound: boolean): boolean {
  if (isNameless(probe)) return areNamesFound;
  return probe.outcome.kind === 'answered' && [404, 410].includes(probe.outcome.status);
}

function isNameless({ outcome }: Probe): boolean {
  return outcome.kind === 'failed' && outcome.code === 'dns_failed';
}
