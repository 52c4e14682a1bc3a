import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { toEvidence } from '../../facts/page/evidence';

/** On a page without headlines, pictures after these may be anywhere. */
const FIRST_PICTURES = 3;
/** Pixels. Smaller pictures are logos and icons. */
const SMALLEST_HERO = 200;
/** As many as a phone shows at once. */
const SCREEN_CHARACTERS = 700;

/**
 * The main picture of the first screen is not loaded lazily. Only a browser knows positions, so it is assumed to be the
 * first large picture before the next heading, after no more text than a screen shows, and no logo; on a page without headlines
 * one of the first pictures. A picture of unknown size before it may be the main one.
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
  const headline = listElements(html, 'h1')[0]?.order ?? Number.POSITIVE_INFINITY;
  const [next = Number.POSITIVE_INFINITY] = [
    ...listElements(html, 'h2'),
    ...listElements(html, 'h3').filter(({ order }) => order > headline),
  ]
    .map(({ order }) => order)
    .toSorted((one, other) => one - other);
  const hasHeadline = Math.min(headline, next) < Number.POSITIVE_INFINITY;
  const pictures = listElements(html, 'img');
  const [first] = (hasHeadline ? pictures : pictures.slice(0, FIRST_PICTURES)).filter(
    ({ hidden, hiddenByStyle, inNoscript, order, landmark, attributes, textBefore = 0 }) =>
      !hidden &&
      !hiddenByStyle &&
      !inNoscript &&
      order < next &&
      textBefore <= SCREEN_CHARACTERS &&
      !isLogo(attributes) &&
      (landmark === null || landmark === 'main' || landmark === 'header') &&
      !(readWidth(attributes) < SMALLEST_HERO),
  );
  return first && readWidth(first.attributes) >= SMALLEST_HERO ? first : undefined;
}

/** NaN where it isn't stated. */
function readWidth({ width = '' }: PageElement['attributes']): number {
  return Number.parseInt(width, 10);
}

/** Logos are often drawn much smaller than their files are. */
function isLogo(attributes: PageElement['attributes']): boolean {
  return ['src', 'class', 'id', 'alt'].some((name) => /logo/i.test(attributes[name] ?? ''));
}
