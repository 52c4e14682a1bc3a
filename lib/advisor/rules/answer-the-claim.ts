import { pain, siteIs } from '../criteria';
import { defineRule } from '../rule';

/** A claim about a picture has a term; silence makes it dearer. */
export const answerTheClaim = defineRule({
  id: 'answer-the-claim',
  type: 'other',
  topic: 'claim',
  services: ['branding-identity'],
  isFree: true,
  importance: 9,
  unasked: () => false,
  criteria: [pain(3, ['legal-claim', 'trade-rules']), siteIs(2, 'has')],
});
