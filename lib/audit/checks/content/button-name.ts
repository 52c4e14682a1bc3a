import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { hasNameAttribute, isLabelledBy } from '../../facts/page/accessible-name';
import { listEvidence } from '../../facts/page/evidence';

/** Lighthouse's rule: a visible button has an accessible name: text, an image's alternative text or a label. */
export const buttonName = definePageCheck({
  id: 'button-name',
  category: 'content',
  severity: 'warning',
  weight: 0.5,
  source: 'https://www.w3.org/WAI/tutorials/forms/',
  reasons: ['nameless'],
  cause: { kind: 'forms', from: 'element' },
  effort: { loses: 'use', minutes: 15 },
  run: ({ page: { html } }) => {
    const plain = listElements(html, 'input').filter(({ attributes }) =>
      /^button$/i.test(attributes.type ?? ''),
    );
    const buttons = [...listElements(html, 'button'), ...plain].filter(({ hidden }) => !hidden);
    if (buttons.length === 0) return notApplicable;
    const nameless = buttons.filter((button) => !hasName(button, html));
    if (nameless.length === 0) return passed;
    // A script names these: which of its words it shows, only a browser can tell.
    const silent = nameless.filter(({ hasHiddenWords }) => !hasHiddenWords);
    if (silent.length === 0) return notMeasured;
    return { status: 'failed', reason: 'nameless', count: silent.length, evidence: listEvidence(silent) };
  },
});

function hasName(button: PageElement, html: HtmlFacts): boolean {
  const { text, altText, attributes } = button;
  if (text.trim() !== '' || altText.trim() !== '' || isLabelledBy(button, html)) return true;
  return (
    hasNameAttribute(button, ['value', 'aria-label', 'title']) ||
    /^(?:none|presentation)$/i.test(attributes.role ?? '')
  );
}
