import { definePageCheck, notApplicable, passed } from '../../check';
import { bringsKeyboard, pageForms } from '../../facts/local-business/form-fields';
import { listEvidence } from '../../facts/page/evidence';

/** Reported, not scored: fields for an email address or a phone number bring up the right keyboard on a phone. */
export const fieldKeyboard = definePageCheck({
  id: 'field-keyboard',
  category: 'mobile',
  severity: 'warning',
  weight: 0,
  source: 'https://web.dev/learn/forms/fields',
  reasons: ['plain'],
  cause: { kind: 'forms', from: 'element' },
  effort: { loses: 'use', minutes: 10 },
  run: ({ page: { html } }) => {
    const fields = pageForms(html)
      .flatMap((form) => form.fields)
      .filter(({ purpose }) => purpose === 'email' || purpose === 'tel');
    if (fields.length === 0) return notApplicable;
    const plain = fields
      .filter(({ element, purpose }) => !bringsKeyboard(element.attributes, purpose))
      .map(({ element }) => element);
    if (plain.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'plain',
      count: plain.length,
      evidence: listEvidence(plain),
    };
  },
});
