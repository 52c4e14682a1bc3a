import { definePageCheck, notApplicable, passed } from '../../check';
import { contactForms } from '../../facts/local-business/form-fields';
import { listEvidence } from '../../facts/page/evidence';

/** Reported, not scored: a phone can fill in name, email address and phone number by itself (WCAG 1.3.5). */
export const autofill = definePageCheck({
  id: 'autofill',
  category: 'mobile',
  severity: 'info',
  weight: 0,
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
  reasons: ['unnamed'],
  cause: 'note',
  effort: { loses: 'use', minutes: 15 },
  run: ({ page: { html } }) => {
    const fields = contactForms(html)
      .flatMap((form) => form.fields)
      .filter(({ purpose }) => purpose !== null);
    if (fields.length === 0) return notApplicable;
    const unnamed = fields
      .map(({ element }) => element)
      .filter(
        ({ attributes }) => !/[a-z]/i.test(attributes.autocomplete?.replace(/^\s*(?:on|off)\s*$/i, '') ?? ''),
      );
    if (unnamed.length === 0) return passed;
    return {
      status: 'failed',
      reason: 'unnamed',
      count: unnamed.length,
      values: { total: fields.length },
      evidence: listEvidence(unnamed),
    };
  },
});
