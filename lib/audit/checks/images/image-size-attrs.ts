import type { PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';

/**
 * Pictures have width and height, so that loading them causes no layout shift. Lighthouse's unsized-images, applied to
 * the page's source: sizes set by an external style sheet are not seen.
 */
export const imageSizeAttrs = definePageCheck({
  id: 'image-size-attrs',
  category: 'images',
  severity: 'warning',
  weight: 1,
  source: 'https://web.dev/articles/optimize-cls#images-without-dimensions',
  needs: ['client-rendered'],
  reasons: ['unsized'],
  cause: { kind: 'pictures', from: 'element' },
  effort: { loses: 'wait', minutes: 45 },
  run: ({ page }) => {
    const images = listElements(page.html, 'img').filter(takesRoom);
    if (images.length === 0) return notApplicable;
    const unsized = images.filter((image) => !isSized(image));
    const values = { unsized: unsized.length, total: images.length };
    if (unsized.length === 0) return { status: 'passed', values };
    return {
      status: 'failed',
      reason: 'unsized',
      values,
      evidence: unsized.slice(0, EVIDENCE_LIMIT).map((image) => toEvidence(image, image.attributes.src)),
      count: unsized.length,
    };
  },
});

/** Pictures outside the flow and inline SVG cause no shift, nor do those that Squarespace keeps room for. */
function takesRoom({ attributes, hidden }: PageElement): boolean {
  return (
    !hidden &&
    attributes['data-image-dimensions'] === undefined &&
    !/^\s*data:image\/svg/i.test(attributes.src ?? '') &&
    !/^(?:fixed|absolute)/.test(styleValue(attributes.style, 'position'))
  );
}

function isSized({ attributes }: PageElement): boolean {
  const known = ['width', 'height'].filter(
    (side) => /^\s*\d/.test(attributes[side] ?? '') || isSet(styleValue(attributes.style, side)),
  );
  return known.length === 2 || (known.length === 1 && isSet(styleValue(attributes.style, 'aspect-ratio')));
}

function isSet(value: string): boolean {
  return value !== '' && !/^(?:auto|initial|unset|inherit)\b/.test(value);
}

function styleValue(style: string | undefined, property: string): string {
  const declaration = (style ?? '')
    .split(';')
    .find((part) => part.split(':')[0]?.trim().toLowerCase() === property);
  return declaration?.split(':')[1]?.trim().toLowerCase() ?? '';
}
