import type { PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { elementEvidence } from '../../phone-screen/element-evidence';

/** Attributes that only links have: on an anchor without an address they show that a link was intended. */
const linkAttributes = ['target', 'download', 'ping', 'rel', 'hreflang', 'type', 'referrerpolicy'];

/** What scripts do that leads nowhere: back, print, and the settings of cookies. */
const action = /\bhistory\.(?:back|go)\b|\bprint\(|cookie|consent|UC_UI|usercentrics|__tcfapi/i;

/**
 * Lighthouse's rule: crawlers can follow every link. Stricter: Lighthouse reports only `javascript:void(0)`, this check
 * every `javascript:` that may lead somewhere. Event listeners that scripts add are not in the source; inline ones are.
 */
export const crawlableAnchors = definePageCheck({
  id: 'crawlable-anchors',
  category: 'links',
  severity: 'warning',
  weight: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: ['client-rendered'],
  reasons: ['not-crawlable'],
  cause: { kind: 'links', from: 'element' },
  effort: { loses: 'find', minutes: 45 },
  run: ({ page: { html, url } }) => {
    const anchors = listElements(html, 'a');
    if (anchors.length === 0) return notApplicable;
    const faults = anchors.filter((anchor) => !isCrawlable(anchor, url));
    if (faults.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'not-crawlable',
      count: faults.length,
      values: { total: anchors.length },
      evidence: faults.slice(0, EVIDENCE_LIMIT).map((anchor) => toEvidence(anchor, anchor.attributes.href)),
    };
  },
  runRendered: ({ links, uncrawlableLinks: { count, elements } }) => {
    if (links.after + count === 0) return notApplicable;
    if (count === 0) return passed;
    const values = { total: Math.max(links.after, count) };
    return { status: 'failed', reason: 'not-crawlable', count, values, evidence: elementEvidence(elements) };
  },
});

function isCrawlable({ attributes }: PageElement, pageUrl: string): boolean {
  const written = attributes.href ?? attributes['xlink:href'];
  const href = (written ?? '').replace(/\s/g, '');
  if (attributes.role?.trim()) return true;
  if (/^mailto:/i.test(href)) return true;
  if (href === '' && attributes.id) return true;
  if (/^file:/i.test(href)) return false;
  if (attributes.name?.trim()) return true;
  if (written === undefined) {
    // Menus take the address off the page that is open.
    if (attributes['aria-current'] !== undefined) return true;
    const wasMeant = linkAttributes.some((name) => attributes[name] !== undefined);
    return !wasMeant && !Object.keys(attributes).some((name) => /^on[a-z]+$/.test(name));
  }
  return /^javascript:/i.test(href) ? action.test(href) : URL.canParse(href, pageUrl);
}
