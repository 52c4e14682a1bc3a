import { definePageCheck, notApplicable } from '../../check';
import { contactForms } from '../../facts/local-business/form-fields';
import { listEvidence } from '../../facts/page/evidence';

/** Our own limit: name, email, phone, suburb, date and message are six. */
const MOST_REQUIRED = 6;

/** Reported, not scored: how much a contact form demands before it can be sent. */
export const requiredFields = definePageCheck({
  id: 'required-fields',
  category: 'local',
  severity: 'info',
  weight: 0,
  source: 'https://design-system.service.gov.uk/patterns/question-pages/',
  reasons: ['many'],
  cause: 'note',
  effort: { loses: 'call', minutes: 15 },
  run: ({ page: { html } }) => {
    const counted = contactForms(html)
      .map(({ fields }) => fields.filter(({ isRequired }) => isRequired))
      .toSorted((one, other) => other.length - one.length)[0];
    if (!counted) return notApplicable;
    const values = { required: counted.length };
    if (counted.length <= MOST_REQUIRED) return { status: 'passed', values };
    const evidence = listEvidence(counted.map(({ element }) => element));
    return { status: 'failed', reason: 'many', values, count: counted.length, evidence };
  },
});
