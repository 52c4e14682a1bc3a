import type { PageElement } from '@/lib/web-page/page';
import { listElements, resolveAddress, resolveBaseUrl } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { isPrivateTarget } from '../../facts/page/is-private-target';

const attributeByElement = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  iframe: 'src',
  form: 'action',
} as const;

/** A Windows drive letter, which a URL parser reads as a scheme. */
const drive = /^[a-z]:[\\/]/i;

/** Hosts that are the visitor's own computer, where nothing answers. */
const ownComputer = /(?:^|\.)localhost$|^127\.|^\[::1\]$/;

/**
 * Addresses that only work on the developer's own computer or network. A link or form that leads to the visitor's own computer
 * costs what a link to a lost page does.
 */
export const localhostLinks = definePageCheck({
  id: 'localhost-links',
  category: 'links',
  severity: 'warning',
  weight: 1,
  source: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
  needs: ['client-rendered'],
  reasons: ['private'],
  // A file of a computer was linked by hand; no setting writes such addresses.
  cause: ({ target = '' }) => ({ kind: isFile(String(target)) ? 'links' : 'site-url' }),
  effort: { loses: 'trust', minutes: 10 },
  run: ({ page: { html, url: pageUrl } }) => {
    const base = resolveBaseUrl(html, pageUrl);
    const own = new URL(pageUrl).hostname;
    const faults = Object.entries(attributeByElement)
      .flatMap(([name, attribute]) => listElements(html, name).map((element) => ({ element, attribute })))
      .flatMap(({ element, attribute }) => withAddress(element, element.attributes[attribute], base))
      .filter(
        ({ address, url }) => drive.test(address) || (url && url.hostname !== own && isPrivateTarget(url)),
      )
      .toSorted((one, other) => one.element.order - other.element.order);
    if (faults.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'private',
      count: faults.length,
      ...(faults.some(leadsNowhere) && { severity: 'critical' as const }),
      values: { target: faults[0]?.address ?? '' },
      evidence: faults.slice(0, EVIDENCE_LIMIT).map(({ element, address }) => toEvidence(element, address)),
    };
  },
});

/** A link that shows its address is an instruction for developers. */
function leadsNowhere({ element, url }: { element: PageElement; url: URL | null }): boolean {
  if (!url || !['a', 'area', 'form'].includes(element.name)) return false;
  return ownComputer.test(url.hostname) && !element.text.includes(url.host);
}

function isFile(address: string): boolean {
  return drive.test(address) || /^file:/i.test(address);
}

function withAddress(element: PageElement, address: string | undefined, base: string) {
  return address?.trim() ? [{ element, address: address.trim(), url: resolveAddress(address, base) }] : [];
}
