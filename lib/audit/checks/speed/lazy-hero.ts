import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';

/** On a page without headlines, pictures after these may be anywhere. */
const FIRST_PICTURES = 3;
/** Pixels. Smaller pictures are logos and icons. */
const SMALLEST_HERO = 200;

/**
 * The main picture of the first screen is not loaded lazily. Only a browser knows positions, so it is assumed to be the
 * first large picture before the first h2, and no logo; on a page without headlines one of the first pictures.
 */
export const lazyHero = definePageCheck({
  id: 'lazy-hero',
  category: 'speed',
  severity: 'warning',
  weight: 0.5,
  source: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
  reasons: ['lazy'],
  cause: { kind: 'pictures', from: 'element' },
  effort: { loses: 'wait', minutes: 10 },
  run: ({ page: { html } }) => {
    const hero = html && findHero(html);
    if (!hero) return notApplicable;
    const isLazy = hero.attributes.loading?.trim().toLowerCase() === 'lazy';
    return isLazy ? { status: 'failed', reason: 'lazy', evidence: [toEvidence(hero)] } : passed;
  },
});

function findHero(html: HtmlFacts): PageElement | undefined {
  const second = listElements(html, 'h2')[0]?.order ?? Number.POSITIVE_INFINITY;
  const hasHeadline = listElements(html, 'h1').length > 0 || second < Number.POSITIVE_INFINITY;
  const pictures = listElements(html, 'img');
  return (hasHeadline ? pictures : pictures.slice(0, FIRST_PICTURES)).find(
    ({ hidden, order, landmark, attributes }) =>
      !hidden &&
      order < second &&
      !isLogo(attributes) &&
      landmark !== 'nav' &&
      landmark !== 'footer' &&
      Number.parseInt(attributes.width ?? '', 10) >= SMALLEST_HERO,
  );
}

/** Logos are often drawn much smaller than their files are. */
function isLogo(attributes: PageElement['attributes']): boolean {
  return ['src', 'class', 'id', 'alt'].some((name) => /logo/i.test(attributes[name] ?? ''));
}
