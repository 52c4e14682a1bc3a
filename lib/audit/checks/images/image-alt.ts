import { listElements } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, passed } from '../../check';
import { EVIDENCE_LIMIT, toEvidence } from '../../facts/page/evidence';
import { elementEvidence } from '../../rendering/element-evidence';

/** Every picture has an alternative text, or alt="" if it is decorative. The rule of axe and Lighthouse. */
export const imageAlt = defineCheck({
  id: 'image-alt',
  category: 'images',
  severity: 'warning',
  weight: 1,
  source: 'https://dequeuniversity.com/rules/axe/4.11/image-alt',
  seenIn: 'html',
  needsHtml: true,
  needs: ['client-rendered'],
  reasons: ['missing', 'rendered'],
  run: ({ page }) => {
    const images = page.html ? listElements(page.html, 'img').filter(({ hidden }) => !hidden) : [];
    if (images.length === 0) return notApplicable;
    const silent = images.filter(({ attributes }) => !saysWhatItShows(attributes));
    const values = { missing: silent.length, total: images.length };
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

function saysWhatItShows(attributes: Readonly<Record<string, string>>): boolean {
  // Screen readers use an alt of spaces as it is, whatever other name the picture has.
  if (attributes.alt !== undefined && attributes.alt !== '' && attributes.alt.trim() === '') return false;
  return (
    attributes.alt !== undefined ||
    ['aria-label', 'aria-labelledby', 'title'].some((name) => attributes[name]?.trim()) ||
    /^\s*(?:none|presentation)\b/i.test(attributes.role ?? '')
  );
}
