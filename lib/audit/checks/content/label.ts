import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { defineCheck, notApplicable, passed } from '../../check';
import { listEvidence } from '../../facts/page/evidence';
import { elementEvidence } from '../../rendering/element-evidence';

const withoutLabel = /^(?:hidden|submit|button|reset|image)$/i;

/** Lighthouse's rule: each form field has an accessible name, which screen readers announce. A placeholder is enough. */
export const label = defineCheck({
  id: 'label',
  category: 'content',
  severity: 'warning',
  weight: 0.5,
  source: 'https://www.w3.org/WAI/tutorials/forms/',
  seenIn: 'html',
  needsHtml: true,
  reasons: ['missing'],
  run: ({ page: { html } }) => {
    if (!html) return notApplicable;
    const fields = listFields(html);
    if (fields.length === 0) return notApplicable;
    const nameless = fields.filter((field) => !isNamed(field, html));
    if (nameless.length === 0) return passed;
    return { status: 'failed', reason: 'missing', count: nameless.length, evidence: listEvidence(nameless) };
  },
  runRendered: ({ labels: { count, elements } }) =>
    count === 0
      ? passed
      : { status: 'failed', reason: 'missing', count, evidence: elementEvidence(elements) },
});

function listFields(html: HtmlFacts): PageElement[] {
  return ['input', 'select', 'textarea']
    .flatMap((name) => listElements(html, name))
    .filter(({ hidden, attributes }) => !hidden && !withoutLabel.test(attributes.type?.trim() ?? ''));
}

function isNamed({ attributes, selector, parent }: PageElement, html: HtmlFacts): boolean {
  const hasLabelAttribute = ['aria-label', 'aria-labelledby', 'title', 'placeholder'].some((name) =>
    attributes[name]?.trim(),
  );
  if (hasLabelAttribute || parent === 'label' || /(?:^|[\s>])label(?![\w-])/.test(selector)) return true;
  const labels = listElements(html, 'label');
  if (attributes.id && labels.some((each) => each.attributes.for === attributes.id)) return true;
  // A path that begins at an id doesn't show whether the field is inside a label.
  return selector.startsWith('#') && labels.some((each) => each.attributes.for === undefined);
}
