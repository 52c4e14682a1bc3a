import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';

/** Pixels. Smaller pictures are logos and icons. */
const SMALLEST_HERO = 200;

/**
 * The main picture of the first screen is not loaded lazily. Only a browser knows positions, so it is assumed to be the
 * first large picture before the first h2.
 */
export const lazyHero = defineCheck({
  id: 'lazy-hero',
  category: 'speed',
  severity: 'warning',
  weight: 0.5,
  source: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
  seenIn: 'html',
  needsHtml: true,
  reasons: ['lazy'],
  run: ({ page: { html } }) => {
    const hero = html && findHero(html);
    if (!hero) return notApplicable;
    const isLazy = hero.attributes.loading?.trim().toLowerCase() === 'lazy';
    return isLazy ? { status: 'failed', reason: 'lazy', evidence: [toEvidence(hero)] } : passed;
  },
});

function findHero(html: HtmlFacts): PageElement | undefined {
  const second = listElements(html, 'h2')[0]?.order ?? Number.POSITIVE_INFINITY;
  return listElements(html, 'img').find(
    ({ hidden, order, landmark, attributes }) =>
      !hidden &&
      order < second &&
      landmark !== 'nav' &&
      landmark !== 'footer' &&
      Number.parseInt(attributes.width ?? '', 10) >= SMALLEST_HERO,
  );
}
