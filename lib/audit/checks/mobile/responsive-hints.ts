import type { PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';

/** CSS pixels; wider than any phone held upright. */
const WIDEST = 480;

const boxes = [
  'html',
  'body',
  'main',
  'header',
  'footer',
  'nav',
  'form',
  'img',
  'iframe',
  'video',
  'picture',
];
const flashTypes = /application\/(?:x-shockwave-flash|futuresplash)/i;

/** Content that phones can't show, or only with horizontal scrolling. Only the page's HTML is examined. */
export const responsiveHints = definePageCheck({
  id: 'responsive-hints',
  category: 'mobile',
  severity: 'info',
  weight: 0.5,
  source:
    'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  reasons: ['frames', 'flash', 'fixed-width'],
  cause: { kind: 'phone-layout' },
  effort: { loses: 'use', minutes: 120 },
  run: ({ page }) => {
    const { html } = page;
    const faults = [
      ['frames', listElements(html, 'frameset')],
      ['flash', ['object', 'embed', 'applet'].flatMap((name) => listElements(html, name)).filter(isPlugin)],
      ['fixed-width', boxes.flatMap((name) => listElements(html, name)).filter(isTooWide)],
    ] as const;
    const fault = faults.find(([, found]) => found.length > 0);
    if (!fault) return passed;
    const [reason, found] = fault;
    return {
      status: 'failed',
      reason,
      values: { count: found.length, limit: WIDEST },
      evidence: listEvidence(found),
      count: found.length,
      ...(reason !== 'fixed-width' && { severity: 'warning' as const }),
    };
  },
});

function isPlugin({ name, attributes }: PageElement): boolean {
  const file = attributes.data ?? attributes.src ?? '';
  return name === 'applet' || flashTypes.test(attributes.type ?? '') || /\.swf(?:$|[?#])/i.test(file);
}

function isTooWide({ attributes, hidden }: PageElement): boolean {
  const style = attributes.style ?? '';
  if (hidden || /(?:^|;)\s*max-width\s*:/i.test(style)) return false;
  const width = /(?:^|;)\s*(?:min-)?width\s*:\s*(\d{1,6}(?:\.\d+)?)px/i.exec(style)?.[1];
  return Number(width ?? 0) > WIDEST;
}
