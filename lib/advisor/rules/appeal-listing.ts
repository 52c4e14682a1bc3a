import { located, pain } from '../criteria';
import { defineRule } from '../rule';

/** A suspended profile comes back by one good appeal, not by a second profile: https://support.google.com/business/answer/4569145 */
export const appealListing = defineRule({
  id: 'appeal-listing',
  type: 'other',
  topic: 'appeal',
  services: ['local-business-listings'],
  isFree: true,
  importance: 10,
  unasked: () => false,
  criteria: [pain(3, ['listing-suspended']), located(2)],
});
