import { located, pain } from '../criteria';
import { defineRule } from '../rule';

/** Google removes reviews that break its policy, not those that are unfriendly: https://support.google.com/business/answer/4596773 */
export const reportFakeReviews = defineRule({
  id: 'report-fake-reviews',
  type: 'other',
  topic: 'false-reviews',
  services: ['local-business-listings'],
  isFree: true,
  importance: 8,
  unasked: () => false,
  criteria: [pain(3, ['fake-reviews', 'bad-reviews']), located(2)],
});
