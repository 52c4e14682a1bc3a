import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, passed } from '../../check';
import { hasNameAttribute, isLabelledBy } from '../../facts/page/accessible-name';
import { EVIDENCE_LIMIT, listEvidence, toEvidence } from '../../facts/page/evidence';
import { elementEvidence } from '../../phone-screen/element-evidence';

/** Every picture has an alternative text, or alt="" if it is decorative. The rule of axe and Lighthouse. */
export const imageAlt = definePageCheck({
  id: 'image-alt',
  category: 'images',
  severity: 'warning',
  weight: 1,
  source: 'https://dequeuniversity.com/rules/axe/4.11/image-alt',
  needs: ['client-rendered'],
  reasons: ['missing', 'drawing', 'rendered'],
  cause: { kind: 'pictures', from: 'element' },
  effort: { loses: 'use', minutes: 30 },
  run: ({ page }) => {
    const { html } = page;
    const images = listElements(html, 'img').filter(({ hidden }) => !hidden);
    const drawings = listElements(html, 'svg').filter(isPicture);
    if (images.length + drawings.length === 0) return notApplicable;
    const silent = images.filter((image) => !saysWhatItShows(image, html));
    const nameless = drawings.filter((drawing) => !isNamedDrawing(drawing, html));
    const values = { missing: silent.length, total: images.length };
    if (silent.length === 0 && nameless.length > 0) {
      return {
        status: 'failed',
        reason: 'drawing',
        count: nameless.length,
        evidence: listEvidence(nameless),
      };
    }
    if (silent.length === 0) return { status: 'passed', values };
    return {
      status: 'failed',
      reason: 'missing',
      values,
      evidence: silent.slice(0, EVIDENCE_LIMIT).map((image) => toEvidence(image, image.attributes.src)),
      count: silent.length,
    };
  },
  runRendered: ({ imageAlt: { count, elements } }) =>
    count === 0
      ? passed
      : { status: 'failed', reason: 'rendered', count, evidence: elementEvidence(elements) },
});

/** axe's rule for drawings that say they are pictures: https://dequeuniversity.com/rules/axe/4.11/svg-img-alt */
function isPicture({ hidden, attributes }: PageElement): boolean {
  return !hidden && /^\s*(?:img|graphics-(?:document|symbol))\s*$/i.test(attributes.role ?? '');
}

function isNamedDrawing(drawing: PageElement, html: HtmlFacts): boolean {
  return (
    drawing.altText !== '' ||
    isLabelledBy(drawing, html) ||
    hasNameAttribute(drawing, ['aria-label', 'title'])
  );
}

function saysWhatItShows(image: PageElement, html: HtmlFacts): boolean {
  const { attributes } = image;
  // Screen readers use an alt of spaces as it is, whatever other name the picture has.
  if (attributes.alt !== undefined && attributes.alt !== '' && attributes.alt.trim() === '') return false;
  return (
    attributes.alt !== undefined ||
    isLabelledBy(image, html) ||
    hasNameAttribute(image, ['aria-label', 'title']) ||
    /^\s*(?:none|presentation)\b/i.test(attributes.role ?? '')
  );
}
