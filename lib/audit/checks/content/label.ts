import type { HtmlFacts, PageElement } from '@/lib/web-page/page';
import { listElements } from '@/lib/web-page/read-head';
import { definePageCheck, notApplicable, notMeasured, passed } from '../../check';
import { hasNameAttribute, isLabelledBy } from '../../facts/page/accessible-name';
import { listEvidence } from '../../facts/page/evidence';
import { elementEvidence } from '../../phone-screen/element-evidence';

/** Names of fields that form plugins hide. */
const honeypotName =
  /honey|(?:^|[\s_[-])hp(?:$|[\s_\]-])|gotcha|bot[-_]?(?:field|check|trap)|anti[-_]?spam|spam[-_]?(?:trap|check|protect)|^(?:b_[\da-f]{8,}_[\da-f]{6,}|ak_hp_textarea|g-recaptcha-response|h-captcha-response|cf-turnstile-response)/i;
/** Types of the fields that robots are lured with. */
const trapTypes = /^(?:|text|email|url|tel|number|checkbox)$/i;
const withoutLabel = /^(?:hidden|submit|button|reset|image)$/i;

/** Lighthouse's rule: each form field has an accessible name, which screen readers announce. A placeholder is enough. */
export const label = definePageCheck({
  id: 'label',
  category: 'content',
  severity: 'warning',
  weight: 0.5,
  source: 'https://www.w3.org/WAI/tutorials/forms/',
  reasons: ['missing'],
  cause: { kind: 'forms', from: 'element' },
  effort: { loses: 'use', minutes: 20 },
  run: ({ page: { html } }) => {
    const fields = listFields(html);
    if (fields.length === 0) return notApplicable;
    const unlabelled = fields.filter((field) => !isNamed(field, html));
    if (unlabelled.length === 0) return passed;
    const nameless = unlabelled.filter(
      (field) => !(mayBeUnseen(field, fields, html) || isSwitch(field, html)),
    );
    if (nameless.length === 0) return notMeasured;
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
    .filter(
      (field) =>
        !field.hidden && !withoutLabel.test(field.attributes.type?.trim() ?? '') && !mayBeHoneypot(field),
    );
}

/** A field that nobody sees, so that only robots fill it in: hidden by a style sheet, and out of the keyboard's way. */
function mayBeHoneypot({ hiddenByStyle, attributes }: PageElement): boolean {
  if (hiddenByStyle || attributes.tabindex?.trim() === '-1') return true;
  const names = ['name', 'id', 'class'].map((name) => attributes[name] ?? '');
  return names.some((name) => honeypotName.test(name));
}

/**
 * The one field without a name among others that have theirs is often a trap for robots, which a style sheet in a file may
 * hide: only a browser can tell. A field that has to be filled in is seen.
 */
function mayBeUnseen(field: PageElement, fields: readonly PageElement[], html: HtmlFacts): boolean {
  const { attributes, name } = field;
  const isText = name === 'textarea' || trapTypes.test(attributes.type?.trim() ?? '');
  if (name === 'select' || !isText || attributes.required !== undefined || !hasSheetFile(html)) return false;
  const form = formOf(field, html);
  return form !== undefined && fields.some((other) => isNamed(other, html) && formOf(other, html) === form);
}

/**
 * A checkbox that sends nothing and has a label without words opens a menu by style alone. The label is the icon, and a style
 * sheet hides the box: only a browser can tell how.
 */
function isSwitch({ attributes }: PageElement, html: HtmlFacts): boolean {
  const { id, name, type = '' } = attributes;
  if (!/^checkbox$/i.test(type.trim()) || name || !id) return false;
  return listElements(html, 'label').some(({ attributes: { for: target } }) => target === id);
}

function formOf({ order }: PageElement, html: HtmlFacts): number | undefined {
  return listElements(html, 'form').findLast((form) => form.order < order)?.order;
}

function hasSheetFile(html: HtmlFacts): boolean {
  return listElements(html, 'link').some(({ attributes }) =>
    /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes.rel ?? ''),
  );
}

function isNamed(field: PageElement, html: HtmlFacts): boolean {
  const { attributes, selector, parent } = field;
  const hasLabelAttribute = hasNameAttribute(field, ['aria-label', 'title', 'placeholder']);
  if (isLabelledBy(field, html) || hasLabelAttribute) return true;
  const labels = listElements(html, 'label');
  const own = labels.filter((each) => attributes.id && each.attributes.for === attributes.id);
  // A path that begins at an id doesn't show whether the field is inside a label.
  const mayBeInside =
    parent === 'label' || /(?:^|[\s>])label(?![\w-])/.test(selector) || selector.includes('#');
  const around = mayBeInside ? labels.findLast((each) => each.order < field.order) : undefined;
  if (around && (parent === 'label' || around.attributes.for === undefined)) own.push(around);
  return own.some(({ text, altText }) => text !== '' || altText !== '');
}
